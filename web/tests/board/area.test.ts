import { describe, expect, it } from "vitest";
import { areaAt, counted, outlineOf } from "../../src/board/area";
import { position } from "../fake";

describe("the line round an area", () => {
  it("goes once round a square", () => {
    expect(outlineOf(["b2"])).toBe("M100,100L200,100L200,200L100,200L100,100z");
  });

  it("has no side between squares that hang together, and a loop for a hole", () => {
    const sides = (squares: string[]): number => outlineOf(squares).split("L").length - 1;
    expect(sides(["b2", "c2"])).toBe(6);
    const ring = ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"];
    expect(sides(ring)).toBe(12 + 4);
    expect(outlineOf(ring).match(/z/g)).toHaveLength(2);
  });
});

describe("counting", () => {
  it("begins where Assam stands, and goes on to what is beside it", () => {
    expect(counted(["c1", "a1", "b1"], "a1")).toEqual(["a1", "b1", "c1"]);
    expect(counted(["g7", "a1", "b1"], "a1")).toEqual(["a1", "b1", "g7"]);
  });
});

describe("an area", () => {
  it("is what hangs together in one colour", () => {
    const at = position();
    const red = { colour: "red", rug: 1, half: "E", neutral: false } as const;
    at.board[0]![0] = at.board[0]![1] = at.board[1]![1] = red;
    at.board[0]![2] = { ...red, colour: "blue" };
    at.board[4]![4] = red;
    expect(areaAt(at, "a1").sort()).toEqual(["a1", "b1", "b2"]);
    expect(areaAt(at, "d4")).toEqual([]);
  });
});
