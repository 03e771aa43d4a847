/** The quiz: fits or does not fit, and why; after each answer Python explains. */

import { paintSketch } from "../core/stage/sketch";
import { focusedIn } from "../core/page/keys";
import { group } from "../core/page/moves";
import type { Model } from "../core/page/types";
import { Desk, element, setText } from "../lessons/desk";
import { Sheet } from "../lessons/sheet";
import { showReport } from "./report";
import type { QuizScene, Told } from "./scene";

class Quiz {
  private scene: QuizScene;
  /** What the learner has said so far about this question. */
  private fits: boolean | null = null;
  private readonly desk: Desk;
  private readonly sheet = new Sheet((pen, size) => paintSketch(pen, this.scene.question?.sketch ?? {}, size));
  private readonly count = element("span");
  private readonly marks = element("span", "bw-score");
  private readonly asked = element("h3", "bw-asked");
  private readonly claims = group("bw-claims", "Does it fit?");
  private readonly yes = element("button");
  private readonly no = element("button");
  private readonly why = element("h4", "", "Why?");
  private readonly reasons = element("ol", "bw-reasons");
  private readonly told = element("div", "bw-told");
  private readonly next = element("button", "bw-main bw-next");
  private readonly body = element("div", "bw-desk");
  private readonly report = element("div", "bw-report");

  constructor(model: Model, el: HTMLElement) {
    this.scene = model.get("scene") as QuizScene;
    this.fits = this.scene.told?.fits ?? null;
    this.desk = new Desk("Quiz", model, el, {});
    this.build();
    const onScene = () => this.receive(model.get("scene") as QuizScene);
    model.on("change:scene", onScene);
    this.desk.onEnd(() => model.off("change:scene", onScene));
    this.desk.onEnd(() => this.sheet.close());
    this.show();
  }

  close(): void {
    this.desk.close();
  }

  private build(): void {
    const head = element("div", "bw-head");
    head.append(this.count, this.marks);
    this.yes.addEventListener("click", () => this.claim(true));
    this.no.addEventListener("click", () => this.claim(false));
    this.next.addEventListener("click", () => this.desk.link.send({ do: "next", number: this.scene.number }));
    this.claims.append(this.yes, this.no);
    this.reasons.setAttribute("aria-label", "Reasons");
    const panel = element("div");
    panel.append(this.claims, this.why, this.reasons, this.told, this.next);
    const left = element("div");
    left.append(this.sheet.element);
    this.body.append(left, panel);
    this.desk.show(head, this.asked, this.body, this.report);
  }

  private receive(scene: QuizScene): void {
    const before = this.scene;
    const focused = focusedIn(this.desk.root);
    this.scene = scene;
    this.desk.link.settle();
    if (scene.number !== before.number) this.fits = null;
    if (scene.told) this.fits = scene.told.fits;
    this.show();
    if (scene.trouble) this.desk.complain(scene.trouble);
    else this.desk.say(scene.told ? spoken(scene.told) : "");
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
    this.desk.link.send({ do: "answer", number: this.scene.number, fits: this.fits, reason });
  }

  private show(): void {
    const { number, left, again, marks, question, told, report } = this.scene;
    this.desk.root.dataset.number = String(number);
    this.desk.root.dataset.phase = report ? "over" : told ? "told" : "ask";
    this.showHead(question !== null, number, left, again, marks);
    this.body.hidden = this.asked.hidden = !question;
    this.report.hidden = !report;
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
    this.told.classList.toggle("bw-right", told !== null && told.right !== false && told.reasonRight !== false);
    setText(this.next, left ? "Next question" : "See how it went");
  }

  private showHead(asking: boolean, number: number, left: number, again: boolean, marks: QuizScene["marks"]): void {
    const to_come = left ? `${left} to come` : "the last one";
    setText(this.count, asking ? `Question ${number}, ${to_come}${again ? " · once more" : ""}` : "All questions answered");
    setText(this.marks, marks.map((known) => (known === null ? "·" : known ? "✓" : "✗")).join(""));
    this.marks.setAttribute("role", "img");
    this.marks.setAttribute("aria-label", `${marks.filter(Boolean).length} of ${marks.filter((known) => known !== null).length} answers known`);
    this.marks.hidden = !marks.length;
  }

  private reasonItem(text: string, i: number, told: Told | null): HTMLLIElement {
    const item = element("li");
    const button = element("button");
    const isTrue = told?.right !== null && told?.reason === i;
    const isWrong = told?.right !== null && told?.picked === i && !isTrue;
    button.append(element("span", "", isTrue ? "✓" : isWrong ? "✗" : String(i + 1)), element("span", "", text));
    if (isTrue || isWrong) {
      item.className = isTrue ? "bw-true" : "bw-wrong";
      button.setAttribute("aria-label", `${isTrue ? "The true reason" : "Chosen, but no reason"}: ${text}`);
    }
    button.setAttribute("aria-disabled", String(told !== null));
    button.addEventListener("click", () => this.choose(i));
    item.append(button);
    return item;
  }
}

function headline({ fits, right, reasonRight, truth }: Told): string {
  const verdict = truth ? "It fits." : "It does not fit.";
  if (right === null) return `You ${fits === truth ? "side with the game" : "take the other side"}. The game says: ${verdict}`;
  if (!right) return `✗ No. ${verdict}`;
  return reasonRight === false ? `✗ ${verdict} But the reason is another.` : `✓ Right. ${verdict}`;
}

function explained(told: Told): HTMLElement[] {
  const head = element("p");
  head.append(element("b", "", headline(told)));
  const parts = [head, element("p", "", told.because)];
  if (told.aside) parts.push(element("p", "", told.aside));
  if (told.note) parts.push(element("p", "bw-soft", told.note));
  parts.push(element("p", "bw-soft", `${told.meaning} The figure: ${told.figure}. ${told.back}`.trim()));
  return parts;
}

function spoken(told: Told): string {
  return [headline(told), told.because, told.aside].filter(Boolean).join(" ");
}

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const quiz = new Quiz(model, el);
  return () => quiz.close();
}

export default { render };
