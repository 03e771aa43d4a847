/** The host's page of `brainwaves serve`: the tables in play with their links, and the lobby. */

import { element } from "../core/page/elements";
import { widget } from "../core/page/page";
import type { Model } from "../core/page/types";
import { Lobby } from "../lobby/index";
import { Tables } from "./tables";
import type { HostScene } from "./wire";

class Host extends Lobby {
  private readonly tables = new Tables((content) => this.queue.send(content));

  constructor(model: Model, el: HTMLElement) {
    super(model, el, undefined);
    this.page.root.classList.add("bw-host");
    this.sheet.before(this.tables.element);
    this.tables.show(this.scene as HostScene);
  }

  override receive(scene: HostScene): void {
    const count = (this.scene as HostScene).tables.length;
    super.receive(scene);
    this.tables.show(scene);
    if (scene.tables.length > count) this.tables.focus();
  }
}

document.querySelector(".door-head")?.prepend(element("h1", "host-title", "Brain waves"));

export default widget((model, el) => new Host(model, el));
