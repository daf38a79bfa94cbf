// The games that this browser has played to the end, and which of them it has won.

import type { TableState } from "../wire";
import { readStored, writeStored } from "./storage";

const KEY = "marrakech.record";
const MOST = 1000; // games; the oldest are forgotten
const OF_PASSPORT = "marrakech.record.passport";

export interface Played {
  table: string;
  /** When its end was seen, in milliseconds. */
  at: number;
  /** Null where several played on one screen: that is nobody's own game. */
  won: boolean | null;
}

/** The games whose end this browser has seen, the latest first. */
export function playedGames(): Played[] {
  const kept = readStored<Played[]>(KEY, []);
  return Array.isArray(kept) ? kept.filter((each) => typeof each?.table === "string") : [];
}

/** Keep how a game ended, once; a game that goes on, or that others play, is not kept. */
export function keepResult(state: TableState, now = Date.now()): void {
  const { table, you, result } = state;
  if (!result || !you.length) return;
  const before = playedGames();
  if (before.some((each) => each.table === table)) return;
  const [me] = you;
  const won = you.length === 1 ? (result.ranking[0]?.includes(me!) ?? false) : null;
  writeStored(KEY, [{ table, at: now, won } satisfies Played, ...before].slice(0, MOST));
}

export interface Tally {
  games: number;
  won: number;
}

/** Keep what the server has told of all games of one's passport; null when there is none any more. */
export function keepTally(told: Tally | null): void {
  writeStored(OF_PASSPORT, told);
}

/** One's record: that of the passport, as it was told last, or of this browser, which may know of more by now. */
export function ownTally(): Tally {
  const here = tally(playedGames());
  const told = readStored<Partial<Tally> | null>(OF_PASSPORT, null);
  if (typeof told?.games !== "number" || typeof told.won !== "number") return here;
  return told.games > here.games ? { games: told.games, won: told.won } : here;
}

/** How many games were one's own, and how many of these were won. */
export function tally(played: readonly Played[]): Tally {
  const own = played.filter((each) => each.won !== null);
  return { games: own.length, won: own.filter((each) => each.won).length };
}
