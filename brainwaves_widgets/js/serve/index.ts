/** The host's page of `brainwaves serve`: the tables in play with their links, and the lobby. */

import { element } from "../core/page/elements";
import { widget } from "../core/page/page";
import type { Model } from "../core/page/types";
import { Lobby } from "../lobby/index";
import { Hands } from "./hands";
import { Tables } from "./tables";
import type { HostScene } from "./wire";

class Host extends Lobby {
  private readonly hands: Hands;
  private readonly tables: Tables;

  constructor(model: Model, el: HTMLElement) {
    super(model, el, undefined);
    const { root } = this.page;
    root.classList.add("bw-host");
    this.hands = new Hands(root);
    this.page.onEnd(() => this.hands.stop());
    this.tables = new Tables((content) => this.queue.send(content), (make) => this.hands.change(make));
    this.sheet.before(this.tables.element);
    this.tables.show(this.scene as HostScene);
  }

  override receive(scene: HostScene): void {
    if (!this.tables.isNews(scene)) {
      super.receive(scene);
      return;
    }
    const count = (this.scene as HostScene).tables.length;
    this.hands.change(() => {
      super.receive(scene);
      this.tables.show(scene);
      if (scene.tables.length > count) this.tables.focus();
    });
  }
}

document.querySelector(".door-head")?.prepend(element("h1", "host-title", "Brain waves"));

export default widget((model, el) => new Host(model, el));
