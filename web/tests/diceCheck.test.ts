import { describe, expect, it } from "vitest";
import { Chain, hashOf, LINKS, newKey } from "../src/lib/chain";
import {
  checkDice,
  drawer,
  pileOf,
  type LocalKnowledge,
  type DiceRecord,
} from "../src/lib/diceCheck";
import { seenCommitment, rememberCommitment } from "../src/lib/commitments";
import type { LogItem, ThrowDrawn } from "../src/wire";
import { table } from "./fake";

// What marrakech.table.dice draws from the seed 00 01 02 ... 1f
const SEED = [...Array(32).keys()].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
// by the seed alone
const THROWS = [3, 2, 2, 4, 3, 4, 2, 2, 4, 3, 2, 3];
const PILE_BY_LOT = "brrbbbbbrrrbrrrbrbrrbbrb";
const OTHER_BY_LOT = "ypyypyypyyppypppypypppyy";
const THROWS_AFTER_PILES = [3, 3, 2, 3, 3, 2];
// with the chains of the keys 00 01 02 ... 1f and 07 07 07 ... 07, who throw in turn
const END = "cc5d6dd7839605b5a1158081820d77cf07cc0103ec10d3d0d22ed309095e949c";
const FIRST_LINK = "558de50b7dc5bd9f69b097fcc87fd9cc1b8146b5f95a7a6077880e948be7bb0c";
const JOINT_THROWS = [2, 3, 1, 2, 1, 4, 3, 4];
const JOINT_PILE = "rbrrbbrbbbbrrbrbrbrrbrbr";
const ALONE_THROWS = [3, 3, 3, 1, 2, 1, 2, 1]; // of the same game, if nobody revealed anything
const ONE = new Chain(SEED);
const OTHER = new Chain("07".repeat(32));

const NAMES = { r: "red", b: "blue", y: "yellow", p: "purple" } as const;

const walked = (steps: number, seat = 0): LogItem => ({
  type: "walked",
  n: 0,
  at: 0,
  seat,
  steps,
  start: "d4",
  path: [],
  payment: null,
  out: false,
  spreads: [],
  points: [],
  link: null,
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
const rug = (seat: number, letter: string | undefined): LogItem =>
  laid(seat, NAMES[letter as keyof typeof NAMES]);
const played = (changes: Partial<DiceRecord>): DiceRecord => ({
  version: 1,
  commitment: COMMITMENT,
  seed: SEED,
  ends: [null, null, null],
  bots: [false, false, false],
  first: 0,
  firstDrawn: false,
  piles: null,
  shown: [],
  items: [],
  throws: [],
  ...changes,
});
const pairOf = (one: string, other: string): string[] => [
  ...Array<string>(12).fill(one),
  ...Array<string>(12).fill(other),
];
const two = (items: LogItem[], changes: Partial<DiceRecord> = {}): DiceRecord =>
  played({
    ends: [null, null],
    first: 1,
    firstDrawn: true,
    piles: [pairOf("red", "blue"), pairOf("yellow", "purple")],
    items,
    ...changes,
  });

/** The links that two chains reveal in turn. */
function inTurn(many: number): ThrowDrawn[] {
  const heads = [ONE.end, OTHER.end];
  return [...Array(many).keys()].map((number) => {
    const seat = number % 2;
    heads[seat] = [ONE, OTHER][seat]!.after(heads[seat]!)!;
    return { link: heads[seat]!, kept: true };
  });
}

const joint = (changes: Partial<DiceRecord> = {}): DiceRecord =>
  two(
    JOINT_THROWS.map((steps, number) => walked(steps, number % 2)),
    { version: 2, ends: [ONE.end, OTHER.end], first: 0, throws: inTurn(8), ...changes },
  );

describe("a chain", () => {
  it("is made as on the server", () => {
    expect(ONE.end).toBe(END);
    expect(ONE.after(END)).toBe(FIRST_LINK);
    expect(hashOf(FIRST_LINK)).toBe(END);
  });

  it("ends, and knows no other's links", () => {
    let link: string | null = ONE.end;
    let revealed = 0;
    while ((link = ONE.after(link))) revealed++;
    expect(revealed).toBe(LINKS);
    expect(ONE.after(OTHER.end)).toBeNull();
  });

  it("has a key that nobody else has", () => {
    expect(newKey()).toMatch(/^[0-9a-f]{64}$/);
    expect(newKey()).not.toBe(newKey());
    expect(ONE.nextKey()).toMatch(/^[0-9a-f]{64}$/);
    expect([ONE.key, ONE.end]).not.toContain(ONE.nextKey());
  });
});

describe("dice with chains", () => {
  it("are found fair", () => {
    const fair = { throws: 8, rugs: 0, bots: 0, alone: 0, redrawn: 0, flaw: null };
    expect(checkDice(joint())).toEqual(fair);
  });

  it("draw piles by the chains' ends", () => {
    const items = [rug(0, JOINT_PILE[0]), rug(0, JOINT_PILE[1]), rug(0, JOINT_PILE[2])];
    expect(checkDice(joint({ items, throws: [] }))).toMatchObject({ rugs: 3, flaw: null });
  });

  it("count the throws that are the server's alone", () => {
    const throws = JOINT_THROWS.map(() => ({ link: null, kept: true }));
    const items = ALONE_THROWS.map((steps, number) => walked(steps, number % 2));
    expect(checkDice(joint({ throws, items }))).toMatchObject({ throws: 8, alone: 8, flaw: null });
    const bots = [false, true];
    expect(checkDice(joint({ throws, items, bots }))).toMatchObject({ bots: 4, alone: 4 });
  });

  it("go on with the next number after what was taken back", () => {
    const throws = inTurn(8).map((each, number) => ({ ...each, kept: number !== 2 }));
    const items = joint().items.filter((_, number) => number !== 2);
    expect(checkDice(joint({ throws, items }))).toMatchObject({
      redrawn: 1,
      throws: 7,
      flaw: null,
    });
  });

  it("are found out when a link is not the next one of its player", () => {
    const throws = inTurn(8);
    const flawed = (changed: ThrowDrawn[]): unknown => checkDice(joint({ throws: changed })).flaw;
    expect(flawed(throws.with(3, { link: "ab".repeat(32), kept: true }))).toEqual({
      kind: "link",
      number: 4,
    });
    expect(flawed([throws[1]!, throws[0]!, ...throws.slice(2)])).toEqual({
      kind: "link",
      number: 1,
    });
    expect(flawed(throws.with(2, { link: null, kept: true }))).toEqual({ kind: "link", number: 5 });
  });

  it("are found out when throws are missing", () => {
    expect(checkDice(joint({ throws: inTurn(7) })).flaw).toEqual({ kind: "count" });
  });

  it("are found out when they are not what this browser saw or handed in", () => {
    const known: LocalKnowledge = {
      commitment: COMMITMENT,
      ends: [ONE.end, OTHER.end],
      mine: new Map([[1, OTHER.end]]),
    };
    const flaw = (changes: Partial<LocalKnowledge>): unknown =>
      checkDice(joint(), { ...known, ...changes }).flaw;
    expect(flaw({})).toBeNull();
    expect(flaw({ ends: null })).toBeNull();
    expect(flaw({ commitment: "00".repeat(32) })).toEqual({ kind: "commitment" });
    expect(flaw({ ends: [ONE.end, null] })).toEqual({ kind: "chain", seat: 1 });
    expect(flaw({ mine: new Map([[1, ONE.end]]) })).toEqual({ kind: "chain", seat: 1 });
  });
});

describe("what a browser saw", () => {
  const seats = (...ends: string[]): ReturnType<typeof table>["seats"] =>
    table(1, []).seats.map((seat, number) => ({ ...seat, chain: ends[number] ?? null }));
  const state = (table_: string, changes: object): ReturnType<typeof table> =>
    table(1, [], { table: table_, commitment: COMMITMENT, ...changes });

  it("is the first that it was shown, and the chains when all sat down", () => {
    rememberCommitment(state("w1", { standing: "waiting", seats: seats("a") }));
    expect(seenCommitment("w1")).toEqual({ table: "w1", commitment: COMMITMENT, ends: null });
    rememberCommitment(
      state("w1", { standing: "playing", commitment: "other", seats: seats("a", "b") }),
    );
    rememberCommitment(state("w1", { standing: "playing", seats: seats("x", "y") }));
    expect(seenCommitment("w1")).toEqual({
      table: "w1",
      commitment: COMMITMENT,
      ends: ["a", "b", null],
    });
  });

  it("is nothing when the game is over already", () => {
    rememberCommitment(state("w2", { standing: "over" }));
    expect(seenCommitment("w2")).toBeNull();
  });
});

describe("dice of the seed alone", () => {
  it("draw a pile as the server did", () => {
    const draw = drawer(SEED);
    let counter = 1;
    const pile = pileOf((cases) => draw(String(counter++), cases), pairOf("red", "blue"));
    expect(pile.map((colour) => colour[0]).join("")).toBe(PILE_BY_LOT);
  });

  it("are found fair where the first player was agreed on", () => {
    const verdict = checkDice(played({ first: 2, items: THROWS.map((steps) => walked(steps)) }));
    expect(verdict).toEqual({ throws: 12, rugs: 0, bots: 0, alone: 12, redrawn: 0, flaw: null });
  });

  it("are found fair where the first player was drawn, which takes a draw", () => {
    const items = THROWS.slice(1).map((steps) => walked(steps));
    expect(checkDice(played({ firstDrawn: true, items }))).toMatchObject({
      throws: 11,
      flaw: null,
    });
  });

  it("take a rug that lay open at the beginning from no pile", () => {
    const open = { piles: [["red"], ["yellow"]], shown: ["blue", null] };
    const items = [laid(0, "blue"), laid(0, "red"), laid(1, "yellow")];
    expect(checkDice(two(items, open)).flaw?.kind).not.toBe("pile");
    const wrong = checkDice(two([laid(0, "red")], { ...open, first: 0, firstDrawn: false }));
    expect(wrong.flaw).toMatchObject({ kind: "pile", seat: 0, number: 1, drawn: "blue" });
  });

  it("are found fair with two shuffled piles", () => {
    const items = THROWS_AFTER_PILES.flatMap((steps, index) => [
      walked(steps),
      index % 2 ? rug(0, PILE_BY_LOT[(index - 1) / 2]) : rug(1, OTHER_BY_LOT[index / 2]),
    ]);
    expect(checkDice(two(items))).toMatchObject({ throws: 6, rugs: 6, flaw: null });
  });

  it("are found out when another was first than was drawn", () => {
    const { flaw } = checkDice(played({ first: 1, firstDrawn: true }));
    expect(flaw).toEqual({ kind: "first", drawn: 0, played: 1 });
  });

  it("are found out when a throw differs", () => {
    const cheated = [...THROWS.slice(0, 5), 1, ...THROWS.slice(6)];
    const verdict = checkDice(played({ first: 2, items: cheated.map((steps) => walked(steps)) }));
    expect(verdict.flaw).toEqual({ kind: "throw", number: 6, drawn: 4, played: 1 });
  });

  it("are found out when a rug has another colour", () => {
    const { flaw } = checkDice(two([walked(3), laid(1, "yellow"), walked(3), laid(0, "red")]));
    expect(flaw).toMatchObject({ kind: "pile", seat: 0, number: 1, drawn: "blue", played: "red" });
  });

  it("are found out when the seed is not the one that was promised", () => {
    const other = `ff${SEED.slice(2)}`;
    const items = THROWS.map((steps) => walked(steps));
    expect(checkDice(played({ seed: other, items })).flaw).toEqual({ kind: "commitment" });
  });
});
