// At which of one's tables somebody waits for one: asked now and then while there is a slow game.

import { passportSecret } from "../lib/passport";
import { takeSeats } from "../me/api";
import { readStored, writeStored } from "../lib/storage";
import type { SeatNow } from "../wire";

/** A table of one's own that goes on, as `GET /api/turns` tells it. */
export interface Turn {
  table: string;
  version: number;
  standing: "waiting" | "playing" | "over" | "closed";
  seats: number[];
  players: SeatNow[];
  waits: number[];
  slow: boolean;
  left: number | null;
  /** What one's browsers have locked of these seats, for each other. */
  locked: string[];
}

/** What was heard last, by any page of this browser. */
interface Heard {
  at: number;
  passport: string;
  tables: Turn[];
}

const KEY = "marrakech.turns";
const TOLD = "marrakech.turns.told";
const MOST_TOLD = 100;
/** Milliseconds between two questions: while somebody sees a page, and while nobody does. */
export const SEEN = 20_000;
export const UNSEEN = 60_000;

/** Whether somebody waits for the owner of this browser. */
export function isMine({ waits, seats, players }: Turn): boolean {
  return waits.some((seat) => seats.includes(seat) && players[seat]?.level === null);
}

/** Those first where one is waited for; of these, those with the least time. */
export function byUrgency(turns: readonly Turn[]): Turn[] {
  const rank = (turn: Turn): number => (isMine(turn) ? 0 : turn.standing === "waiting" ? 2 : 1);
  const left = (turn: Turn): number => turn.left ?? Number.MAX_SAFE_INTEGER;
  return [...turns].sort((one, other) => rank(one) - rank(other) || left(one) - left(other));
}

/** The tables where one was waited for when that was heard last, the most urgent first. */
export function dueTables(): string[] {
  const mine = (heardLately(Number.MAX_SAFE_INTEGER) ?? []).filter(isMine);
  return byUrgency(mine).map(({ table }) => table);
}

/** When to ask again, in milliseconds; null while there is nothing to hear of. */
export function pause(turns: readonly Turn[], seen: boolean): number | null {
  if (!turns.some(({ slow }) => slow)) return null;
  return seen ? SEEN : UNSEEN;
}

/** What another page has heard so lately that there is no need to ask. */
export function heardLately(within: number, now = Date.now()): Turn[] | null {
  const heard = readStored<Heard | null>(KEY, null);
  if (!heard || heard.passport !== idOf() || !Array.isArray(heard.tables)) return null;
  return heard.at <= now && now - heard.at < within ? heard.tables : null;
}

/** The passport of this browser, without its secret standing in one more place. */
function idOf(): string {
  return (passportSecret() ?? "").slice(0, 6);
}

/** Asks the server; null if it does not answer. */
export async function askTurns(): Promise<Turn[] | null> {
  const secret = passportSecret();
  if (!secret) return [];
  try {
    const answer = await fetch("/api/turns", { headers: { Passport: secret } });
    if (!answer.ok) return null;
    const { tables } = (await answer.json()) as { tables: Turn[] };
    await takeSeats(tables);
    writeStored(KEY, { at: Date.now(), passport: idOf(), tables } satisfies Heard);
    return tables;
  } catch {
    return null;
  }
}

/** A turn has a name of its own: of each one is told once, by one page. */
const nameOf = ({ table, version }: Turn): string => `${table} ${version}`;

/**
 * The slow turns that nobody has been told of, which are told from now on; and the tables where a turn
 * that was told of is over.
 */
export function news(turns: readonly Turn[]): { fresh: Turn[]; past: string[] } {
  const kept = readStored<string[]>(TOLD, []);
  const told = new Set(Array.isArray(kept) ? kept : []);
  const mine = turns.filter((turn) => turn.slow && isMine(turn));
  const waiting = new Set(mine.map(({ table }) => table));
  // somebody may speak meanwhile: that makes no other turn
  const before = new Map([...told].map((name) => [name.split(" ")[0]!, name]));
  const fresh = mine.filter((turn) => !before.has(turn.table));
  const past = [...before.keys()].filter((table) => !waiting.has(table));
  for (const table of past) told.delete(before.get(table)!);
  for (const turn of fresh) told.add(nameOf(turn));
  if (fresh.length || past.length) writeStored(TOLD, [...told].slice(-MOST_TOLD));
  return { fresh, past };
}
