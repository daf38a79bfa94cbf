import { describe, expect, it } from "vitest";
import { BEGIN, rated } from "../src/puzzles/glicko";
import { dayOf, dueOn, KNOWN, repeated, type Card } from "../src/puzzles/repetition";
import { comingUp } from "../src/puzzles/kept";
import { answered, NEW, nextPuzzle, type Solver } from "../src/puzzles/solver";
import type { PuzzleListed } from "../src/wire";

const NOON = 20_000.5 * 86_400_000;
const TODAY = 20_000;

describe("Glicko-2", () => {
  it("gives what the example of its author gives", () => {
    const after = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, [
      { rating: 1400, deviation: 30, score: 1 },
      { rating: 1550, deviation: 100, score: 0 },
      { rating: 1700, deviation: 300, score: 0 },
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  it("moves far at first, and less the surer it is", () => {
    const puzzle = { rating: 1500, deviation: 120, score: 1 };
    const first = rated(BEGIN, [puzzle]);
    const second = rated(first, [puzzle]);
    expect(first.rating - 1500).toBeGreaterThan(100);
    expect(second.rating - first.rating).toBeLessThan(first.rating - 1500);
    expect(second.deviation).toBeLessThan(first.deviation);
  });

  it("grows less sure without tries, and never less than at the beginning", () => {
    const rest = rated({ rating: 1600, deviation: 100, volatility: 0.06 }, []);
    expect(rest.rating).toBe(1600);
    expect(rest.deviation).toBeGreaterThan(100);
  });

  it("counts a hard puzzle for more than an easy one", () => {
    const gain = (rating: number): number =>
      rated(BEGIN, [{ rating, deviation: 120, score: 1 }]).rating;
    expect(gain(1900)).toBeGreaterThan(gain(1500));
    expect(gain(1500)).toBeGreaterThan(gain(1100));
  });
});

describe("repetition", () => {
  it("lets only what was missed come back, tomorrow", () => {
    expect(repeated(undefined, true, TODAY)).toBeNull();
    expect(repeated(undefined, false, TODAY)).toMatchObject({ due: TODAY + 1, solved: 0 });
  });

  it("waits longer each time, and ends", () => {
    let card: Card | null = repeated(undefined, false, TODAY);
    const waits: number[] = [];
    while (card) {
      const day: number = card.due;
      card = repeated(card, true, day);
      if (card) waits.push(card.due - day);
    }
    expect(waits).toHaveLength(KNOWN - 1);
    expect(waits.slice(0, 2)).toEqual([1, 6]);
    expect(waits[2]).toBeGreaterThan(6);
  });

  it("begins anew when it is missed again, and then grows more slowly", () => {
    const first = repeated(undefined, false, TODAY)!;
    const later = { ...first, interval: 6, solved: 2 };
    const again = repeated(later, false, TODAY + 9)!;
    expect(again).toMatchObject({ due: TODAY + 10, interval: 1, solved: 0 });
    expect(again.ease).toBeLessThan(later.ease);
    let least = again;
    for (let i = 0; i < 20; i++) least = repeated(least, false, TODAY)!;
    expect(least.ease).toBe(1.3);
  });

  it("tells what is due, the longest waiting first", () => {
    const card = (due: number): Card => ({ due, interval: 1, ease: 2.5, solved: 0 });
    const cards = { a: card(TODAY), b: card(TODAY - 3), c: card(TODAY + 1) };
    expect(dueOn(cards, TODAY)).toEqual(["b", "a"]);
    expect(dayOf(NOON)).toBe(TODAY);
  });
});

const listed = (id: string, rating: number, theme = "cut"): PuzzleListed => ({
  id,
  theme,
  rating,
  players: 4,
  variant: false,
});

describe("a solver", () => {
  it("is rated by what is new, and remembers what was missed", () => {
    const missed = answered(NEW, listed("1", 1500), false, NOON);
    expect(missed.rating.rating).toBeLessThan(1500);
    expect(missed).toMatchObject({ streak: 0, seen: ["1"] });
    expect(missed.cards["1"]?.due).toBe(TODAY + 1);
    const again = answered(missed, listed("1", 1500), true, NOON + 86_400_000);
    expect(again.rating).toEqual(missed.rating);
    expect(again.streak).toBe(1);
    expect(again.cards["1"]?.due).toBe(TODAY + 2);
  });

  it("has a streak, and a best one", () => {
    let solver: Solver = NEW;
    for (const [id, solved] of [
      ["1", true],
      ["2", true],
      ["3", false],
      ["4", true],
    ] as const) {
      solver = answered(solver, listed(id, 1500), solved, NOON);
    }
    expect(solver).toMatchObject({ streak: 1, best: 2 });
  });
});

describe("the next puzzle", () => {
  const all = [
    listed("1", 1000),
    listed("2", 1450),
    listed("3", 1550, "build"),
    listed("4", 2000, "build"),
  ];
  const next = (solver: Partial<Solver>, luck = 0): string | undefined =>
    nextPuzzle({ ...NEW, ...solver }, all, NOON, luck)?.id;

  it("is about as hard as the solver is strong, or as is wished", () => {
    expect([next({}), next({}, 0.99)]).toEqual(["2", "3"]);
    expect(next({ level: "easier" })).toBe("1");
    expect(next({ level: "harder" })).toBe("4");
    expect(next({ rating: { ...BEGIN, rating: 2600 } })).toBe("4");
  });

  it("is of the wished theme", () => {
    expect(next({ theme: "build" })).toBe("3");
    expect(next({ theme: "dodge" })).toBeUndefined();
  });

  it("is one that is due, before any new one", () => {
    const cards = { "1": { due: TODAY, interval: 1, ease: 2.5, solved: 0 } };
    expect(nextPuzzle({ ...NEW, cards }, all, NOON, 0)).toEqual({ id: "1", again: true });
    expect(next({ cards, theme: "build" })).toBe("3");
  });

  it("is new as long as there is one, and then what was seen longest ago", () => {
    expect(next({ seen: ["2"] })).toBe("3");
    expect(next({ seen: ["4", "2", "3", "1"] })).toBe("4");
  });
});

describe("puzzles that are kept for where there is no network", () => {
  const listed = (number: number): PuzzleListed[] =>
    Array.from({ length: number }, (_, id) => ({
      id: String(id),
      theme: "cut",
      rating: 1500,
      players: 2,
      variant: false,
    }));

  it("are those that would come next, each once", () => {
    const coming = comingUp({ ...NEW, seen: ["3"] }, listed(50), NOON, () => 0.5);
    expect(coming).toHaveLength(30);
    expect(new Set(coming).size).toBe(30);
    expect(coming).not.toContain("3");
  });

  it("are all that there are, those to repeat first", () => {
    const missed = answered(NEW, { id: "2", rating: 1500 }, false, NOON - 3 * 86_400_000);
    expect(comingUp(missed, listed(4), NOON, () => 0)).toEqual(["2", "0", "1", "3"]);
    expect(comingUp(NEW, [], NOON, () => 0)).toEqual([]);
  });
});
