import { describe, expect, it } from "vitest";
import { changed, note } from "./changes";
import type { Pen } from "../stage/draw";
import type { Item } from "../stage/stage";

/** Stands in for a canvas: it measures text as a canvas would, and paints nothing. */
const pen = {
  save() {},
  restore() {},
  fillRect() {},
  drawImage() {},
  fillText() {},
  measureText: (text: string) => ({ width: text.length * 7 }),
  fillStyle: "",
} as unknown as Pen;

const between = (before: Item[], after: Item[]) => changed(note(before, pen), note(after, pen));

const at = (x: number, y = 0) => ({ x, y, w: 40, h: 60 });

function item(key: string, more: Partial<Item> = {}): Item {
  return { key, box: at(0), paint: (on) => on.fillText(key, 0, 0), ...more };
}

const written = (text: string): Partial<Item> => ({
  paint(on, w) {
    on.fillStyle = text.length > 1 ? "red" : "blue";
    on.fillText(text, w - on.measureText(text).width, 0);
  },
});

describe("what a step changed", () => {
  it("is nothing where all was painted alike", () => {
    expect(between([item("a"), item("b")], [item("a"), item("b")])).toEqual([]);
  });

  it("is what came, not what went", () => {
    expect(between([item("a")], [item("b")])).toEqual(["b"]);
  });

  it("is what is painted otherwise", () => {
    const [one, two] = [item("score", written("1")), item("score", written("2"))];
    expect(between([one], [two])).toEqual(["score"]);
    expect(between([one], [item("score", written("1"))])).toEqual([]);
  });

  it("is another picture of the same size", () => {
    const draws = (picture: object): Partial<Item> => ({ paint: (on) => on.drawImage(picture as never, 0, 0) });
    const [fox, hare] = [{}, {}];
    expect(between([item("card", draws(fox))], [item("card", draws(hare))])).toEqual(["card"]);
    expect(between([item("card", draws(fox))], [item("card", draws(fox))])).toEqual([]);
  });

  it("goes by what an item says of itself, if it does", () => {
    const card = (text: string, look: string) => item("card", { ...written(text), look });
    expect(between([card("1", "fox")], [card("2", "fox")])).toEqual([]);
    expect(between([card("1", "fox")], [card("1", "down")])).toEqual(["card"]);
  });

  it("is what went elsewhere, not what closed ranks", () => {
    expect(between([item("a")], [item("a", { box: at(25) })])).toEqual([]);
    expect(between([item("a")], [item("a", { box: at(35) })])).toEqual(["a"]);
    expect(between([item("a")], [item("a", { box: at(0, 50) })])).toEqual(["a"]);
  });

  it("is what is called otherwise", () => {
    expect(between([item("a", { label: "Draw" })], [item("a", { label: "Take" })])).toEqual(["a"]);
  });

  it("is never what is quiet", () => {
    expect(between([], [item("prompt", { quiet: true })])).toEqual([]);
  });
});
