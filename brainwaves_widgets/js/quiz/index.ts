/** The quiz: fits or does not fit, and why; after each answer Python explains. */

import { paintSketch } from "../core/stage/sketch";
import { focusedIn } from "../core/page/keys";
import { box, element, group, quietButton, setText } from "../core/page/elements";
import { Page, widget } from "../core/page/page";
import type { Model } from "../core/page/types";
import { Sheet } from "../lessons/sheet";
import { showReport } from "./report";
import type { QuizScene, Told } from "./wire";

class Quiz {
  private scene: QuizScene;
  /** What the learner has said so far about this question. */
  private fits: boolean | null = null;
  readonly page: Page<QuizScene>;
  private readonly sheet = new Sheet((pen, size) => paintSketch(pen, this.scene.question?.sketch ?? {}, size));
  private readonly count = element("span");
  private readonly marks = element("span", "bw-score");
  private readonly asked = element("h3", "bw-asked");
  private readonly yes = quietButton("", () => this.claim(true));
  private readonly no = quietButton("", () => this.claim(false));
  private readonly claims = group("bw-claims", "Does it fit?", this.yes, this.no);
  private readonly why = element("h4", "", "Why?");
  private readonly reasons = element("ol", "bw-reasons");
  private readonly told = element("div", "bw-told");
  private readonly next = element("button", "bw-main bw-next");
  private readonly body = element("div", "bw-desk");
  private readonly report = element("div", "bw-report");
  private readonly again = quietButton("Once more, with other questions", () => this.page.link.send({ do: "again" }));

  constructor(model: Model, el: HTMLElement) {
    this.page = new Page<QuizScene>("Quiz", model, el, { receive: (scene) => this.receive(scene) });
    this.scene = this.page.newest;
    this.fits = this.scene.told?.fits ?? null;
    this.next.addEventListener("click", () => this.page.link.send({ do: "next", number: this.scene.number }));
    this.reasons.setAttribute("aria-label", "Reasons");
    this.body.append(box("", this.sheet.element), box("", this.claims, this.why, this.reasons, this.told, this.next));
    this.page.root.classList.add("bw-lesson");
    this.page.show(box("bw-head", this.count, this.marks), this.asked, this.body, this.report, this.again);
    this.page.onEnd(() => this.sheet.close());
    this.show();
  }

  private receive(scene: QuizScene): void {
    const before = this.scene;
    const focused = focusedIn(this.page.root);
    this.scene = scene;
    this.page.settle();
    this.page.tell("");
    if (scene.number !== before.number) this.fits = null;
    if (scene.told) this.fits = scene.told.fits;
    this.show();
    if (scene.trouble) this.page.complain(scene.trouble);
    else this.page.say(scene.told ? spoken(scene.told) : "");
    if (!focused) return;
    if (scene.told) this.next.focus();
    else if (scene.question) this.yes.focus();
    else this.report.focus();
  }

  private claim(fits: boolean): void {
    if (this.scene.told) return;
    this.fits = fits;
    this.show();
    this.reasons.querySelector("button")?.focus({ preventScroll: true });
  }

  private choose(reason: number): void {
    if (this.scene.told || this.fits === null) return;
    this.page.link.send({ do: "answer", number: this.scene.number, fits: this.fits, reason });
  }

  private show(): void {
    const { number, place, left, again, marks, question, told, report } = this.scene;
    this.page.root.dataset.number = String(number);
    this.page.root.dataset.phase = report ? "over" : told ? "told" : "ask";
    this.showHead(question !== null, place, left, again, marks);
    this.body.hidden = this.asked.hidden = !question;
    this.report.hidden = this.again.hidden = !report;
    if (report) showReport(this.report, report);
    if (!question) return;
    const name = element("em", "", question.attribute);
    this.asked.replaceChildren(`${question.asks} `, name, " fit this figure?");
    this.sheet.label = question.alt;
    this.sheet.redraw();
    for (const [button, fits] of [[this.yes, true], [this.no, false]] as const) {
      button.setAttribute("aria-pressed", String(this.fits === fits));
      button.setAttribute("aria-disabled", String(told !== null));
      const sign = told && told.right !== null && told.fits === fits ? (told.right ? "✓ " : "✗ ") : "";
      setText(button, `${sign}${fits ? "Fits" : "Does not fit"}`);
    }
    this.why.hidden = this.reasons.hidden = this.fits === null;
    this.reasons.replaceChildren(...question.reasons.map((text, i) => this.reasonItem(text, i, told)));
    this.told.hidden = this.next.hidden = !told;
    this.told.replaceChildren(...(told ? explained(told) : []));
    this.told.classList.toggle("bw-right", told !== null && told.right !== false && told.reason_right !== false);
    setText(this.next, left ? "Next question" : "See how it went");
  }

  private showHead(asking: boolean, place: number, left: number, again: boolean, marks: QuizScene["marks"]): void {
    const to_come = left ? `${left} to come` : "the last one";
    setText(this.count, asking ? `Question ${place}, ${to_come}${again ? " · once more" : ""}` : "All questions answered");
    setText(this.marks, marks.map((known) => (known === null ? "·" : known ? "✓" : "✗")).join(""));
    this.marks.setAttribute("role", "img");
    this.marks.setAttribute("aria-label", `${marks.filter(Boolean).length} of ${marks.filter((known) => known !== null).length} answers known`);
    this.marks.hidden = !marks.length;
  }

  private reasonItem(text: string, i: number, told: Told | null): HTMLLIElement {
    const isTrue = told?.right !== null && told?.reason === i;
    const isWrong = told?.right !== null && told?.picked === i && !isTrue;
    const sign = isTrue ? "✓" : isWrong ? "✗" : String(i + 1);
    const button = element("button", "", element("span", "", sign), element("span", "", text));
    if (isTrue || isWrong) button.ariaLabel = `${isTrue ? "The true reason" : "Your choice, but not the reason"}: ${text}`;
    button.setAttribute("aria-disabled", String(told !== null));
    button.addEventListener("click", () => this.choose(i));
    return element("li", isTrue ? "bw-true" : isWrong ? "bw-wrong" : "", button);
  }
}

function headline({ fits, right, reason_right, truth }: Told): string {
  const verdict = truth ? "It fits." : "It does not fit.";
  if (right === null) return `You ${fits === truth ? "side with the game" : "take the other side"}. The game says: ${verdict}`;
  if (!right) return `✗ No. ${verdict}`;
  return reason_right === false ? `✗ ${verdict} But that is not the reason.` : `✓ Right. ${verdict}`;
}

function explained(told: Told): HTMLElement[] {
  const parts = [element("p", "", element("b", "", headline(told))), element("p", "", told.because)];
  if (told.aside) parts.push(element("p", "", told.aside));
  if (told.note) parts.push(element("p", "bw-soft", told.note));
  parts.push(element("p", "bw-soft", `${told.meaning} The figure: ${told.figure}. ${told.back}`.trim()));
  return parts;
}

function spoken(told: Told): string {
  return [headline(told), told.because, told.aside].filter(Boolean).join(" ");
}

export default widget((model, el) => new Quiz(model, el));
