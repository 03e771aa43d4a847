import { describe, expect, it } from "vitest";
import type { MatrixView } from "./wire";
import { explained, turnSteps } from "./words";

const due = (phase: "draw" | "claim" | "dare", version: "main" | "original" = "main") =>
  turnSteps({ version, claims: "strict", phase })
    .filter(({ quiet }) => !quiet)
    .map(({ head }) => head);

describe("the steps of a turn", () => {
  it("point at the one that is due", () => {
    expect(due("draw")).toEqual(["1. Draw a card"]);
    expect(due("claim")).toEqual(["2. Claim a figure, or say that none fits"]);
    expect(due("dare")).toEqual(["3. Stop or dare"]);
    expect(due("draw", "original")).toEqual(["1. Draw a card"]);
  });

  it("tell what a wrong claim costs, and what none does (M12, M14), and of no dare where there is none (M5)", () => {
    const told = (claims: "strict" | "teach", version: "main" | "original") =>
      turnSteps({ version, claims, phase: "draw" })
        .map(({ head, body }) => `${head}: ${body}`)
        .join(" ");
    expect(told("strict", "main")).toContain("A wrong claim ends the turn and costs its cards.");
    expect(told("teach", "main")).toContain('one more try. "None fits" costs the cards of the turn.');
    expect(told("teach", "original")).not.toMatch(/dare/i);
  });
});

describe("an explanation", () => {
  it("names a figure once, and says once what could be argued", () => {
    const reason = (attribute: string) => ({ figure: "W-shaped chain", attribute, holds: true, because: "It is so.", note: "Some differ." });
    const told = { reasons: [reason("Finite"), reason("Acute angle")], grid: [] };
    const words = explained({ told, figures: [] } as unknown as MatrixView);
    expect(words).toBe("The W-shaped chain. Finite: It is so. (Some differ.) Acute angle: It is so.");
  });
});
