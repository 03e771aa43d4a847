import { describe, expect, it } from "vitest";
import { isTyped } from "./keys";

const plain = { ctrlKey: false, metaKey: false, altKey: false };

describe("isTyped", () => {
  it("takes what a page might take for a command", () => {
    for (const key of ["b", "d", "B", "0", " ", "Enter", "ArrowDown", "Backspace"]) {
      expect(isTyped({ ...plain, key })).toBe(true);
    }
  });

  it("leaves keys that lead away, and what is typed with Ctrl, Alt or Meta", () => {
    for (const key of ["Tab", "Escape", "F5"]) expect(isTyped({ ...plain, key })).toBe(false);
    for (const held of ["ctrlKey", "metaKey", "altKey"]) {
      expect(isTyped({ ...plain, [held]: true, key: "s" })).toBe(false);
    }
  });
});
