import { describe, expect, it } from "vitest";
import type { LevelInfo } from "../src/lib/api";
import { afterGame, resultsAgainst, strengthOf, type Estimate } from "../src/lib/strength";
import type { LogItem, SeatNow } from "../src/wire";

const start: Estimate = { strength: 50, games: 0, table: "" };
const level = (id: string, rating: number | null): LevelInfo => ({
  id,
  number: 3,
  rating,
  low: rating,
  high: rating,
});

/** Plays against bots of its own estimate, with a true strength; luck is spread evenly. */
function settled(truth: number, games: number): number {
  let now = start;
  let owed = 0;
  for (let game = 0; game < games; game++) {
    owed += 1 / (1 + 10 ** ((now.strength - truth) / (400 / 10.2)));
    const score = owed >= 1 ? 1 : 0;
    owed -= score;
    now = afterGame(now, `t${game}`, [{ strength: now.strength, score }]);
  }
  return now.strength;
}

describe("how strong somebody is", () => {
  it("follows the results, whoever it is", () => {
    for (const truth of [10, 35, 60, 90]) {
      expect(Math.abs(settled(truth, 60) - truth), String(truth)).toBeLessThan(8);
    }
  });

  it("rises by a win and falls by a loss, more the less it was expected", () => {
    const strong = { strength: 90, score: 1 };
    const weak = { strength: 10, score: 1 };
    const rise = (by: typeof strong): number => afterGame(start, "a", [by]).strength - 50;
    expect(rise(strong)).toBeGreaterThan(rise(weak));
    expect(rise(weak)).toBeGreaterThan(0);
    expect(rise({ strength: 50, score: 0 })).toBeLessThan(0);
    expect(rise({ strength: 50, score: 0.5 })).toBeCloseTo(0);
  });

  it("stays within its bounds", () => {
    let [high, low] = [start, start];
    for (let game = 0; game < 80; game++) {
      high = afterGame(high, `t${game}`, [{ strength: 100, score: 1 }]);
      low = afterGame(low, `t${game}`, [{ strength: 0, score: 0 }]);
    }
    expect([low.strength, high.strength]).toEqual([0, 100]);
  });

  it("counts a table once, and a game without bots not at all", () => {
    const once = afterGame(start, "a", [{ strength: 50, score: 1 }]);
    expect(afterGame(once, "a", [{ strength: 50, score: 1 }])).toBe(once);
    expect(afterGame(start, "a", [])).toBe(start);
  });

  it("takes a bot's strength from its rating", () => {
    expect(strengthOf(level("porter", 310))).toBe(0);
    expect(strengthOf(level("master", 1374))).toBe(100);
    expect(strengthOf(level("peddler", 820))).toBeCloseTo(50);
    expect(strengthOf(level("new", null))).toBe(50);
    expect(strengthOf(undefined)).toBe(50);
  });

  it("compares points with those of every bot, and of nobody else", () => {
    const seat = (kind: "person" | "bot", id: string | null): SeatNow =>
      ({ kind, level: id, name: "", colours: ["red"] }) as unknown as SeatNow;
    const seats = [
      seat("person", null),
      seat("bot", "porter"),
      seat("bot", "pourer"),
      seat("person", null),
    ];
    const log = [
      { type: "laid", points: [1, 1, 1, 1] },
      { type: "laid", points: [40, 30, 40, 90] },
      { type: "over", winners: [3] },
    ] as unknown as LogItem[];
    const levels = [level("porter", 310)];
    expect(resultsAgainst(0, seats, log, levels, 64)).toEqual([
      { strength: 0, score: 1 },
      { strength: 64, score: 0.5 },
    ]);
    expect(resultsAgainst(1, seats, log, levels, 64)).toEqual([]);
    expect(resultsAgainst(0, seats, [], levels, 64)).toEqual([]);
  });
});
