/** A page of the site: its text is there at once, and its cells run by themselves in the browser. */

import { element, setText } from "../core/page/elements";
import type { FromKernel, Output, ToKernel } from "../kernel/wire";
import { Downloads } from "./downloads";
import { WidgetModel } from "./models";
import { Views } from "./views";

const VIEW = "application/vnd.jupyter.widget-view+json";
const STARTING = "Python is starting in your browser …";
const RUNNING = "The page is getting ready …";

class SitePage {
  private readonly models = new Map<string, WidgetModel>();
  private readonly views = new Views((id) => this.models.get(id));
  private readonly cells = [...document.querySelectorAll<HTMLElement>(".site-cell")];
  private readonly status = document.querySelector<HTMLElement>("#site-status");
  private readonly notice = document.querySelector<HTMLElement>("#site-notice");
  private readonly kernel: Worker;
  private readonly downloads: Downloads;

  constructor(body: DOMStringMap) {
    this.kernel = new Worker(new URL(`../python/kernel.js`, import.meta.url), { type: "module" });
    this.kernel.onmessage = ({ data }: MessageEvent<FromKernel>) => void this.hear(data);
    this.kernel.onerror = ({ message }) => this.fail(message);
    this.downloads = new Downloads((order) => this.tell(order), (text) => this.say(text));
    setText(this.status as HTMLElement, STARTING);
    this.tell({ kind: "start", folder: body.folder ?? "", lock: "site-lock.json", packages: (body.packages ?? "").split(" ") });
    this.cells.forEach((cell, number) => {
      this.tell({ kind: "run", cell: number, code: cell.querySelector("code")?.textContent ?? "" });
    });
  }

  private tell(order: ToKernel): void {
    this.kernel.postMessage(order);
  }

  private say(text: string): void {
    if (!this.notice) return;
    this.notice.hidden = !text;
    setText(this.notice, text);
  }

  private fail(text: string): void {
    this.say(`This page cannot run here: ${text}. A newer browser, or reloading the page, may help.`);
    if (this.status) this.status.hidden = true;
  }

  private async hear(message: FromKernel): Promise<void> {
    switch (message.kind) {
      case "ready":
        setText(this.status as HTMLElement, RUNNING);
        break;
      case "comm_open": {
        const { id, data } = message;
        const tell = (content: unknown) => this.tell({ kind: "comm", id, data: content });
        this.models.set(id, new WidgetModel(id, data.state ?? {}, tell));
        break;
      }
      case "comm_msg":
        this.models.get(message.id)?.take(message.data);
        break;
      case "comm_close":
        this.models.delete(message.id);
        break;
      case "output":
        await this.show(message.cell, message.output);
        break;
      case "file":
        this.downloads.take(message);
        break;
      case "notice":
        this.say(message.text);
        break;
      case "failure":
        this.fail(message.text);
    }
  }

  private async show(number: number, { data, printed, error }: Output): Promise<void> {
    const place = this.cells[number]?.querySelector<HTMLElement>(".site-output");
    if (!place) return;
    const view = data[VIEW] as { model_id: string } | undefined;
    const fresh = element("div");
    if (printed) fresh.append(element("pre", "", printed));
    if (error) fresh.append(trouble(error));
    place.replaceChildren(fresh);
    place.removeAttribute("aria-busy");
    if (view) await this.views.show(view.model_id, { el: fresh });
    else fresh.append(...still(data));
    document.documentElement.dataset.shown = String(number + 1);
    if (number + 1 < this.cells.length) return;
    if (this.status) this.status.hidden = true;
    document.documentElement.dataset.ready = "yes";
    this.tell({ kind: "keep" });
    void keepForOffline();
  }
}

function still(data: Record<string, unknown>): Node[] {
  const picture = data["text/html"] ?? data["image/svg+xml"];
  if (picture !== undefined) {
    const made = element("div", "site-html");
    made.innerHTML = String(picture);
    return [made];
  }
  return data["text/plain"] === undefined ? [] : [element("pre", "", String(data["text/plain"]))];
}

function trouble(text: string): HTMLElement {
  const lines = text.trim().split("\n");
  return element("details", "site-trouble", element("summary", "", `This did not work: ${lines.at(-1) ?? ""}`), element("pre", "", text));
}

/** Once the page is ready, put the whole site's pages aside for a visit without network. */
async function keepForOffline(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
  await navigator.serviceWorker?.register(new URL("../offline.js", import.meta.url)).catch(() => undefined);
}

new SitePage(document.body.dataset);
