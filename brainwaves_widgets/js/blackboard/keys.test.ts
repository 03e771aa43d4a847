import { describe, expect, it } from "vitest";
import { isOurs } from "./index";

const key = (name: string, more = {}) =>
  isOurs({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more });

describe("the keys of the blackboard", () => {
  it("draws with arrows, Enter, Backspace and Escape", () => {
    for (const name of ["ArrowLeft", "ArrowUp", "Enter", " ", "Backspace", "Escape"]) {
      expect(key(name), name).toBe(true);
    }
  });

  it("never keeps Tab, letters or the browser's own shortcuts", () => {
    for (const name of ["Tab", "b", "F5"]) expect(key(name), name).toBe(false);
    expect(key("ArrowLeft", { altKey: true })).toBe(false);
    expect(key("Enter", { ctrlKey: true })).toBe(false);
  });
});
