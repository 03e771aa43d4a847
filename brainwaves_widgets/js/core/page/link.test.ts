import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Link } from "./link";
import { FarModel } from "./model";

class Road extends FarModel {
  away = false;
  sent: unknown[] = [];

  get(name: string): unknown {
    return name === "away" && this.away;
  }

  send(content: unknown): void {
    this.sent.push(content);
  }

  cut(away: boolean): void {
    this.away = away;
    this.tell("change:away");
  }
}

function made() {
  const road = new Road();
  const told: string[] = [];
  const link = new Link(road, () => told.push(link.trouble), {});
  return { road, link, told };
}

describe("a road that is cut", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", globalThis);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is told of, and nobody is called busy", () => {
    const { road, link, told } = made();
    road.cut(true);
    vi.advanceTimersByTime(1000);
    link.send({ do: "move" });
    vi.advanceTimersByTime(20_000);
    expect(told).toEqual(["away"]);
    expect(road.sent).toHaveLength(1);
  });

  it("is as it was once it is open again, and the answer may take a while", () => {
    const { road, link, told } = made();
    link.send({ do: "move" });
    vi.advanceTimersByTime(100);
    road.cut(true);
    vi.advanceTimersByTime(5000);
    road.cut(false);
    expect(told).toEqual(["away", ""]);
    vi.advanceTimersByTime(1000);
    expect(told).toEqual(["away", "", "busy"]);
    link.settle();
    expect(link.trouble).toBe("");
  });

  it("is not mentioned after a short break", () => {
    const { road, told } = made();
    road.cut(true);
    vi.advanceTimersByTime(300);
    road.cut(false);
    vi.advanceTimersByTime(20_000);
    expect(told).toEqual([]);
  });

  it("stays told of when something else is settled", () => {
    const { road, link } = made();
    road.cut(true);
    vi.advanceTimersByTime(1000);
    link.settle();
    expect(link.trouble).toBe("away");
  });
});
