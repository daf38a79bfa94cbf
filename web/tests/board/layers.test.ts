import { describe, expect, it } from "vitest";
import { layers, place } from "../../src/board/layers";
import { column, headingTo, opposite, row } from "../../src/board/geometry";
import type { Colour } from "../../src/board/types";
import type { Cell, Position } from "../../src/wire";

/** A market on which rugs were laid one after another. */
function market(...laid: [Colour, string, string, boolean?][]): Position {
  const board: (Cell | null)[][] = Array.from({ length: 7 }, () => Array(7).fill(null));
  for (const [rug, [colour, a, b, neutral = false]] of laid.entries()) {
    const half = headingTo(a, b)!;
    board[row(a)]![column(a)] = { colour, rug, half, neutral };
    board[row(b)]![column(b)] = { colour, rug, half: opposite(half), neutral };
  }
  return {
    phase: "turn",
    seat: 0,
    assam: { square: "d4", heading: "S" },
    board,
    players: [],
    turn: 1,
    turns_left: 1,
  };
}

function keys(position: Position): string[] {
  return layers(position).map(({ key }) => key);
}

describe("rugs that lie", () => {
  it("are one piece, not two halves", () => {
    expect(layers(market(["red", "d3", "d2"]))).toEqual([
      { key: "redd2d3", colour: "red", neutral: false, squares: ["d2", "d3"] },
    ]);
  });

  it("are painted before those that lie on them", () => {
    expect(keys(market(["red", "d2", "e2"], ["blue", "e2", "e3"]))).toEqual([
      "redd2e2",
      "bluee2e3",
    ]);
    expect(keys(market(["blue", "e2", "e3"], ["red", "d2", "e2"]))).toEqual([
      "bluee2e3",
      "redd2e2",
    ]);
  });

  it("are painted in order however long the pile is", () => {
    const pile: [Colour, string, string][] = [
      ["purple", "g1", "f1"],
      ["red", "f1", "e1"],
      ["yellow", "e1", "d1"],
      ["blue", "d1", "c1"],
      ["red", "c1", "b1"],
    ];
    expect(keys(market(...pile))).toEqual([
      "purplef1g1",
      "rede1f1",
      "yellowd1e1",
      "bluec1d1",
      "redb1c1",
    ]);
  });

  it("that are covered altogether are not seen", () => {
    expect(keys(market(["red", "a1", "a2"], ["blue", "a1", "b1"], ["blue", "a2", "b2"]))).toEqual([
      "bluea1b1",
      "bluea2b2",
    ]);
  });

  it("side by side of one colour stay two", () => {
    expect(keys(market(["red", "a1", "b1"], ["red", "c1", "d1"]))).toEqual(["reda1b1", "redc1d1"]);
  });

  it("lie over the middle of their squares, nearly straight", () => {
    expect(place(["a1", "b1"], true)).toEqual({ x: 100, y: 50, angle: 0 });
    expect(place(["a1", "a2"], true)).toEqual({ x: 50, y: 100, angle: 90 });
    expect(Math.abs(place(["e5", "f5"]).angle)).toBeLessThan(1);
  });
});
