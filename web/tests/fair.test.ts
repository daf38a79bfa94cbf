import { describe, expect, it } from "vitest";
import { checked, commitmentOf, drawer, pileOf, type Played } from "../src/lib/fair";
import type { LogItem } from "../src/wire";

// What marrakech.table.dice draws from the seed 00 01 02 ... 1f
const SEED = [...Array(32).keys()].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const THROWS = [3, 2, 2, 4, 3, 4, 2, 2, 4, 3, 2, 3];
const PILE_BY_LOT = "brrbbbbbrrrbrrrbrbrrbbrb";
const OTHER_BY_LOT = "ypyypyypyyppypppypypppyy";
const THROWS_AFTER_PILES = [3, 3, 2, 3, 3, 2];

const walked = (steps: number): LogItem => ({
  type: "walked",
  n: 0,
  at: 0,
  seat: 0,
  steps,
  start: "d4",
  path: [],
  payment: null,
  out: false,
  spreads: [],
  points: [],
});
const laid = (seat: number, colour: "red" | "yellow" | "blue" | "purple"): LogItem => ({
  type: "laid",
  n: 0,
  at: 0,
  seat,
  colour,
  squares: ["d3", "e3"],
  spreads: [],
  points: [],
});
const played = (changes: Partial<Played>): Played => ({
  commitment: COMMITMENT,
  seed: SEED,
  players: 3,
  first: 0,
  firstDrawn: false,
  piles: null,
  rugsEach: 15,
  items: [],
  ...changes,
});
const two = (items: LogItem[]): Played =>
  played({
    players: 2,
    first: 1,
    firstDrawn: true,
    piles: [
      ["red", "blue"],
      ["yellow", "purple"],
    ],
    rugsEach: 24,
    items,
  });

describe("fair dice", () => {
  it("bind the server by the seed's SHA-256", async () => {
    expect(await commitmentOf(SEED)).toBe(COMMITMENT);
  });

  it("draw a pile as the server does", async () => {
    const pile = await pileOf(await drawer(SEED), 1, ["red", "blue"], 12);
    expect(pile.map((colour) => colour[0]).join("")).toBe(PILE_BY_LOT);
  });

  it("are found fair where the first player was agreed on", async () => {
    const verdict = await checked(played({ first: 2, items: THROWS.map(walked) }));
    expect(verdict).toEqual({ throws: 12, rugs: 0, flaw: null });
  });

  it("are found fair where the first player was drawn, which takes a draw", async () => {
    const verdict = await checked(played({ firstDrawn: true, items: THROWS.slice(1).map(walked) }));
    expect(verdict).toEqual({ throws: 11, rugs: 0, flaw: null });
  });

  it("are found fair with two shuffled piles", async () => {
    const names = { r: "red", b: "blue", y: "yellow", p: "purple" } as const;
    const rug = (seat: number, letter: string | undefined): LogItem =>
      laid(seat, names[letter as keyof typeof names]);
    const items = THROWS_AFTER_PILES.flatMap((steps, index) => [
      walked(steps),
      index % 2 ? rug(0, PILE_BY_LOT[(index - 1) / 2]) : rug(1, OTHER_BY_LOT[index / 2]),
    ]);
    expect(await checked(two(items))).toEqual({ throws: 6, rugs: 6, flaw: null });
  });

  it("are found out when another was first than was drawn", async () => {
    const { flaw } = await checked(played({ first: 1, firstDrawn: true }));
    expect(flaw).toEqual({ kind: "first", drawn: 0, played: 1 });
  });

  it("are found out when a throw differs", async () => {
    const cheated = [...THROWS.slice(0, 5), 1, ...THROWS.slice(6)];
    const verdict = await checked(played({ first: 2, items: cheated.map(walked) }));
    expect(verdict.flaw).toEqual({ kind: "throw", number: 6, drawn: 4, played: 1 });
  });

  it("are found out when a rug has another colour", async () => {
    const { flaw } = await checked(two([walked(3), laid(1, "yellow"), walked(3), laid(0, "red")]));
    expect(flaw).toMatchObject({ kind: "pile", seat: 0, number: 1, drawn: "blue", played: "red" });
  });

  it("are found out when the seed is not the one that was promised", async () => {
    const other = `ff${SEED.slice(2)}`;
    const { flaw } = await checked(played({ seed: other, items: THROWS.map(walked) }));
    expect(flaw).toEqual({ kind: "commitment" });
  });
});
