import { describe, expect, it } from "vitest";
import { placesOfNewRugs, rowsOf, squaresOf, turnsSince } from "../src/lib/turns";
import type { LogItem } from "../src/wire";
import { turned, walked } from "./fake";

let n = 0;
const by = <T extends LogItem>(item: T, seat: number): T => ({ ...item, seat, n: n++ });
const laid = (seat: number, squares = ["a1", "b1"]): LogItem =>
  by(
    {
      type: "laid",
      n: 0,
      at: 0,
      seat,
      colour: "red",
      squares,
      spreads: [],
      points: [],
    },
    seat,
  );
const said = (seat: number): LogItem =>
  by({ type: "said", n: 0, at: 0, seat, phrase: "hello" }, seat);
const back = (seat: number, throws: number): LogItem =>
  by({ type: "took-back", n: 0, at: 0, seat, actions: 0, throws }, seat);
const turn = (seat: number): LogItem[] => [by(turned(0), seat), by(walked(0), seat), laid(seat)];
const rows = (log: LogItem[]) => rowsOf(log.map((item) => ({ item, at: item.n })));
const seats = (log: LogItem[], you: number[], players = 3): number[] =>
  turnsSince(log, you, players).map(({ seat }) => seat);

describe("rows of the log", () => {
  it("are one for each turn, and one for what happens beside the game", () => {
    const log = [...turn(0), ...turn(1)];
    log.splice(4, 0, said(2)); // in the middle of the second turn
    const found = rows(log);
    expect(found.map((row) => row.turn?.seat ?? row.at)).toEqual([0, 1, log[4]!.n]);
    expect(found[1]!.turn?.told.map(({ item }) => item.type)).toEqual(["turned", "walked", "laid"]);
    expect(squaresOf(found[0]!.turn!)).toEqual(["d7", "a1", "b1"]);
  });

  it("keep a turn together where Assam is turned at its end", () => {
    const log = [by(walked(0), 0), laid(0), by(turned(0), 0), by(walked(0), 1)];
    expect(rows(log).map((row) => row.turn?.told.length)).toEqual([3, 1]);
  });

  it("begin anew after a take-back, and after somebody went out", () => {
    const again = [by(turned(0), 0), back(0, 0), by(turned(0), 0), by(walked(0), 0)];
    expect(rows(again).map((row) => row.turn?.told.length ?? null)).toEqual([1, null, 2]);
    const out = [by({ ...walked(0), out: true }, 1), by(turned(0), 1)];
    expect(rows(out)).toHaveLength(2);
  });
});

describe("what the others did since one's turn", () => {
  it("is all that was thrown since then, until one acts again", () => {
    const log = [...turn(0), ...turn(1), ...turn(2)];
    expect(seats(log, [0])).toEqual([1, 2]);
    expect(seats([...log, by(turned(0), 0)], [0])).toEqual([]);
    expect(seats([...log, by(turned(0), 0), back(0, 0)], [0])).toEqual([1, 2]);
    expect(seats([...log, back(0, 2)], [0])).toEqual([]);
  });

  it("tells nothing of a turn before its throw", () => {
    expect(seats([...turn(0), by(turned(0), 1)], [0])).toEqual([]);
    expect(seats([...turn(0), by(turned(0), 1), by(walked(0), 1)], [0])).toEqual([1]);
  });

  it("is the last round for who only watches", () => {
    const log = [...turn(0), ...turn(1), ...turn(2), ...turn(0)];
    expect(seats(log, [])).toEqual([2, 0]);
  });

  it("is what bots did where people share a screen", () => {
    expect(seats([...turn(0), ...turn(2), ...turn(1)], [0, 1])).toEqual([]);
    expect(seats([...turn(0), ...turn(1), ...turn(2)], [0, 1])).toEqual([2]);
  });
});

describe("the new rugs of the others", () => {
  const places = (log: LogItem[]) => placesOfNewRugs(turnsSince(log, [0], 4));
  const lays = (seat: number, ...squares: string[]) => [by(walked(0), seat), laid(seat, squares)];

  it("are the last one of each", () => {
    const log = [...lays(1, "a1", "b1"), ...lays(2, "c1", "d1"), ...lays(1, "e1", "e2")];
    expect(places(log)).toEqual([
      ["e1", "e2"],
      ["c1", "d1"],
    ]);
  });

  it("have one place where a third lies between two", () => {
    const log = [...lays(1, "a1", "b1"), ...lays(2, "b1", "b2"), ...lays(3, "b1", "a1")];
    expect(places(log).map((squares) => squares.toSorted())).toEqual([
      ["a1", "b1"],
      ["b1", "b2"],
    ]);
  });
});
