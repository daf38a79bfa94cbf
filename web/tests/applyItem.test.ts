import { describe, expect, it } from "vitest";
import { cellAt } from "../src/board/geometry";
import { applyItem } from "../src/lib/applyItem";
import type { LogItem } from "../src/wire";
import { position, turned } from "./fake";

const OWNERS = [["red"], ["yellow"], ["blue"]];
const laid = (
  seat: number,
  colour: "red" | "yellow",
  squares: string[],
  changes = {},
): LogItem => ({
  type: "laid",
  n: 0,
  at: 0,
  seat,
  colour,
  squares,
  spreads: [],
  points: [],
  ...changes,
});
const walked = (changes: object): LogItem => ({
  type: "walked",
  n: 0,
  at: 0,
  seat: 0,
  steps: 1,
  start: "d4",
  path: [{ square: "d5", heading: "S", mosaic: null }],
  payment: null,
  out: false,
  spreads: [],
  points: [],
  link: null,
  ...changes,
});

describe("the position after an item", () => {
  it("has Assam turned", () => {
    expect(applyItem(position(), turned(0), OWNERS).assam).toEqual({ square: "d4", heading: "E" });
  });

  it("has a rug in two halves, one fewer to lay, and what was counted", () => {
    const figures = { spreads: [2, 0, 0], points: [32, 30, 30] };
    const next = applyItem(position(), laid(0, "red", ["d3", "e3"], figures), OWNERS);
    expect(cellAt(next, "d3")).toEqual({ colour: "red", rug: 1, half: "E", neutral: false });
    expect(cellAt(next, "e3")).toEqual({ colour: "red", rug: 1, half: "W", neutral: false });
    expect(next.players[0]).toMatchObject({ squares: 2, points: 32, rugs: { red: 14 } });
  });

  it("has another number for a rug that covers half of one", () => {
    const one = applyItem(position(), laid(0, "red", ["d3", "e3"]), OWNERS);
    const two = applyItem(one, laid(1, "yellow", ["e3", "e2"]), OWNERS);
    expect(cellAt(two, "e3")?.rug).not.toBe(cellAt(two, "d3")?.rug);
  });

  it("has Assam where he walked and what was paid with its owner", () => {
    const payment = {
      by: 0,
      to: 1,
      colour: "yellow",
      due: 4,
      paid: 4,
      squares: ["d5"],
      joined: false,
    };
    const next = applyItem(position(), walked({ payment, points: [26, 34, 30] }), OWNERS);
    expect(next.assam.square).toBe("d5");
    expect(next.players.map(({ dirhams }) => dirhams)).toEqual([26, 34, 30]);
    expect(next.players.map(({ points }) => points)).toEqual([26, 34, 30]);
  });

  it("has the rugs of who is out neutral", () => {
    const before = applyItem(position(), laid(0, "red", ["d3", "e3"]), OWNERS);
    const next = applyItem(before, walked({ out: true, points: [0, 30, 30] }), OWNERS);
    expect(cellAt(next, "d3")?.neutral).toBe(true);
    expect(next.players[0]).toMatchObject({ out: true, points: 0 });
  });

  it("leaves what was before as it was", () => {
    const before = position();
    const text = JSON.stringify(before);
    applyItem(before, laid(0, "red", ["d3", "e3"]), OWNERS);
    applyItem(before, walked({ out: true }), OWNERS);
    expect(JSON.stringify(before)).toBe(text);
  });
});
