// What the browser knows of somebody who solves puzzles, and which puzzle comes next.

import { BEGIN, PUZZLE_DEVIATION, rated, type Rating } from "./glicko";
import { dayOf, dueOn, repeated, type Card } from "./repetition";
import type { PuzzleListed, PuzzleShown } from "../wire";

export const STORED = "marrakech.puzzles";
export const LEVELS = ["easier", "fitting", "harder"] as const;
export type Level = (typeof LEVELS)[number];

/** How far a puzzle of each difficulty is from one's own rating, at least and at most. */
const BANDS: Record<Level, readonly [number, number]> = {
  easier: [-Infinity, -150],
  fitting: [-150, 150],
  harder: [150, Infinity],
};

export interface Solver {
  rating: Rating;
  /** Solved in a row, now and at best. */
  streak: number;
  best: number;
  /** The puzzles that were solved or missed, the latest last. */
  seen: string[];
  cards: Record<string, Card>;
  /** The day on which the puzzle of the day was last solved or missed. */
  day: number;
  theme: string | null;
  level: Level;
}

export const NEW: Solver = {
  rating: BEGIN,
  streak: 0,
  best: 0,
  seen: [],
  cards: {},
  day: 0,
  theme: null,
  level: "fitting",
};

/** After the first answer to a puzzle. Only what is new is rated: who has seen it knows it. */
export function answered(
  solver: Solver,
  puzzle: Pick<PuzzleShown, "id" | "rating">,
  solved: boolean,
  now: number,
): Solver {
  const fresh = !solver.seen.includes(puzzle.id);
  const streak = solved ? solver.streak + 1 : 0;
  const { [puzzle.id]: card, ...cards } = solver.cards;
  const next = repeated(card, solved, dayOf(now));
  return {
    ...solver,
    rating: fresh
      ? rated(solver.rating, [
          { rating: puzzle.rating, deviation: PUZZLE_DEVIATION, score: solved ? 1 : 0 },
        ])
      : solver.rating,
    streak,
    best: Math.max(solver.best, streak),
    seen: [...solver.seen.filter((id) => id !== puzzle.id), puzzle.id],
    cards: next ? { ...cards, [puzzle.id]: next } : cards,
  };
}

/**
 * The puzzle that comes next: one that was missed and is due, else a new one of the wished theme and
 * difficulty. Where there is none of that difficulty the nearest is taken, and when all were seen, the
 * one that was seen longest ago. `luck` is from 0 to 1.
 */
export function nextPuzzle(
  solver: Solver,
  puzzles: readonly PuzzleListed[],
  now: number,
  luck: number,
): { id: string; again: boolean } | null {
  const themed = puzzles.filter(({ theme }) => !solver.theme || theme === solver.theme);
  const there = new Set(themed.map(({ id }) => id));
  const due = dueOn(solver.cards, dayOf(now)).find((id) => there.has(id));
  if (due !== undefined) return { id: due, again: true };
  const seen = new Set(solver.seen);
  const fresh = themed.filter(({ id }) => !seen.has(id));
  if (!fresh.length) {
    const oldest = solver.seen.find((id) => there.has(id));
    return oldest === undefined ? null : { id: oldest, again: true };
  }
  const [low, high] = BANDS[solver.level];
  const away = ({ rating }: PuzzleListed): number => {
    const by = rating - solver.rating.rating;
    return by < low ? low - by : by > high ? by - high : 0;
  };
  const least = Math.min(...fresh.map(away));
  const fitting = fresh.filter((each) => away(each) <= least);
  const chosen = fitting[Math.min(fitting.length - 1, Math.floor(luck * fitting.length))];
  return chosen ? { id: chosen.id, again: false } : null;
}
