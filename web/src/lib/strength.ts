// An estimate of how strong the viewer plays, from results against bots: the bot `pourer` plays as strong
// as that. It is stored in this browser, and sent to the server only with a seat for that bot.

import type { LogItem, SeatNow } from "../wire";
import type { LevelInfo } from "./api";
import { readStored, writeStored } from "./storage";

/** Strengths are from 0 to 100; the server knows what they mean in ratings. */
export interface Estimate {
  strength: number;
  games: number;
  /** The table that was counted last: looking at it again counts nothing. */
  table: string;
}

/** A result against one other: 1 is more points, 0 is fewer. */
export interface Against {
  strength: number;
  score: number;
}

const KEY = "marrakech.strength";
export const ADAPTS = "pourer";
const MIDDLING: Estimate = { strength: 50, games: 0, table: "" };
// The ratings of strengths 0 and 100, as bots/levels.py has them
const [WEAKEST, STRONGEST] = [310, 1330];
const PER_RATING = 100 / (STRONGEST - WEAKEST);
/** So much stronger wins ten of eleven games: 400 points of rating. */
const TENFOLD = 400 * PER_RATING;
/** How much a surprise changes: much in the first games, and always a little. */
const [FIRST, LATER, SETTLED] = [12, 3, 12];

const within = (value: number): number => Math.min(100, Math.max(0, value));

/** The strength of a bot, by its measured rating. */
export function strengthOf(level: LevelInfo | undefined): number {
  const rating = level?.rating ?? null;
  return rating === null ? MIDDLING.strength : within((rating - WEAKEST) * PER_RATING);
}

/** The estimate after a game. */
export function afterGame(before: Estimate, table: string, against: readonly Against[]): Estimate {
  if (!against.length || before.table === table) return before;
  const surprise = against
    .map(({ strength, score }) => score - 1 / (1 + 10 ** ((strength - before.strength) / TENFOLD)))
    .reduce((sum, each) => sum + each, 0);
  const weight = Math.max(LATER, FIRST * (1 - before.games / SETTLED));
  return {
    strength: within(before.strength + (weight * surprise) / Math.sqrt(against.length)),
    games: before.games + 1,
    table,
  };
}

/** How a game went for a seat against each bot, by the points at its end. */
export function resultsAgainst(
  seat: number,
  seats: readonly SeatNow[],
  log: readonly LogItem[],
  levels: readonly LevelInfo[],
  own: number,
): Against[] {
  const last = log.findLast((item) => item.type === "walked" || item.type === "laid");
  const mine = last?.points[seat];
  if (!last || mine === undefined || seats[seat]?.kind !== "person") return [];
  return seats.flatMap((other, number): Against[] => {
    const theirs = last.points[number];
    if (other.kind !== "bot" || theirs === undefined) return [];
    const known = levels.find((level) => level.id === other.level);
    const strength = other.level === ADAPTS ? own : strengthOf(known);
    return [{ strength, score: mine > theirs ? 1 : mine < theirs ? 0 : 0.5 }];
  });
}

/** What is known of whoever plays here; what is stored may be anything. */
export function ownEstimate(): Estimate {
  const { strength, games, table } = { ...MIDDLING, ...readStored<Partial<Estimate>>(KEY, {}) };
  return {
    strength: Number.isFinite(strength) ? within(strength) : MIDDLING.strength,
    games: Number.isFinite(games) ? Math.max(0, games) : 0,
    table: String(table),
  };
}

/** Remembers a game that is over. */
export function noteResult(table: string, against: readonly Against[]): void {
  const before = ownEstimate();
  const after = afterGame(before, table, against);
  if (after !== before) writeStored(KEY, after);
}
