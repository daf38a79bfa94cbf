import { describe, expect, it } from "vitest";
import { diceRecordOf } from "../src/lib/diceRecord";
import { pointsOf, statistics } from "../src/lib/statistics";
import { ReplayPlayer, thrownAt } from "../src/replay/player.svelte";
import type { LogItem, Replay } from "../src/wire";
import { position, table, turned } from "./fake";

const walk = (seat: number, steps: number, paid: number): LogItem => ({
  type: "walked",
  n: 0,
  at: 0,
  seat,
  steps,
  start: "d4",
  path: [{ square: "d5", heading: "S", mosaic: paid ? "d7e7" : null }],
  payment: paid
    ? { by: seat, to: 1, colour: "yellow", due: paid, paid, squares: ["d5"], joined: false }
    : null,
  out: false,
  spreads: [],
  points: [],
  link: null,
});
const replay = (items: LogItem[], changes: Partial<Replay> = {}): Replay => ({
  rules: "international/3",
  edition: "international",
  seats: table(0, []).seats,
  steps: [null, ...items].map((item) => ({ item, position: position() })),
  result: null,
  commitment: null,
  seed: null,
  first_drawn: false,
  piles_drawn: false,
  dice: 2,
  throws: [],
  ...changes,
});

describe("statistics", () => {
  it("count what was paid, thrown and walked round", () => {
    const found = statistics(replay([walk(0, 3, 4), walk(0, 1, 0), walk(2, 2, 7)]));
    expect(found.turns).toBe(3);
    expect(found.highest).toMatchObject({ by: 2, to: 1, paid: 7 });
    expect(found.seats[0]).toEqual({ paid: 4, received: 0, throws: 2, steps: 4, mosaics: 1 });
    expect(found.seats[1]?.received).toBe(11);
  });

  it("have everybody's points after each step", () => {
    expect(pointsOf(replay([turned(0)]))).toEqual([
      [30, 30],
      [30, 30],
      [30, 30],
    ]);
  });
});

describe("the die of a replay", () => {
  const steps = replay([walk(0, 3, 0), turned(1), walk(1, 1, 0)]);

  it("shows what was thrown last", () => {
    expect([1, 2, 3].map((at) => thrownAt(steps, at))).toEqual([3, 3, 1]);
  });

  it("waits before the first throw", () => {
    expect(thrownAt(steps, 0)).toBeNull();
  });
});

describe("what there is to check about dice", () => {
  const known = { commitment: "c", seed: "s" };

  it("is nothing without a seed", () => {
    expect(diceRecordOf(replay([]))).toBeNull();
  });

  it("has no piles where each has one colour", () => {
    expect(diceRecordOf(replay([], known))).toMatchObject({ piles: null, first: 0 });
  });

  it("has piles where the server says that they were drawn", () => {
    const seats = table(0, []).seats.slice(0, 2);
    seats[0] = { ...seats[0]!, colours: ["red", "blue"] };
    seats[1] = { ...seats[1]!, colours: ["yellow", "purple"] };
    // a game that began with a position: a rug of the first player lay open on top
    const begun = position();
    begun.players[0] = { ...begun.players[0]!, rugs: { red: 2, blue: 1 }, top: "red" };
    begun.players[1] = { ...begun.players[1]!, rugs: { yellow: 1, purple: 2 }, top: null };
    const record = (drawn: boolean): unknown =>
      diceRecordOf({
        ...replay([], { ...known, seats, piles_drawn: drawn }),
        steps: [{ item: null, position: begun }],
      });
    expect(record(true)).toMatchObject({
      piles: [
        ["red", "blue"],
        ["yellow", "purple", "purple"],
      ],
      shown: ["red", null],
    });
    expect(record(false)).toMatchObject({ piles: null });
  });
});

describe("a player", () => {
  const made = (): { player: ReplayPlayer; shown: string[] } => {
    const shown: string[] = [];
    const shows = {
      play: (item: LogItem) => {
        shown.push(item.type);
        return Promise.resolve();
      },
      skip: () => undefined,
    };
    return {
      player: new ReplayPlayer(replay([turned(0), walk(0, 1, 0)]), shows, () => Promise.resolve()),
      shown,
    };
  };

  it("steps on by showing what happens, and back at once", async () => {
    const { player, shown } = made();
    await player.forth();
    expect([player.at, shown]).toEqual([1, ["turned"]]);
    player.jump(0);
    expect([player.at, shown]).toEqual([0, ["turned"]]);
  });

  it("stays within the game", async () => {
    const { player } = made();
    player.jump(-3);
    expect(player.at).toBe(0);
    player.jump(Infinity);
    expect(player.at).toBe(2);
    await player.forth();
    expect(player.at).toBe(2);
  });

  it("plays to the end, and from the beginning when it is there", async () => {
    const { player, shown } = made();
    player.toggle();
    for (let i = 0; i < 30; i++) await Promise.resolve();
    expect([player.at, player.playing, shown]).toEqual([2, false, ["turned", "walked"]]);
    player.toggle();
    expect(player.playing).toBe(true);
    player.pause();
  });
});
