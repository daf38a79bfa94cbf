// The market of the day: what the server tells of it, and asking for a seat there.

import { posted, request, withRetries } from "../lib/api";
import { passportHeader, passportSecret } from "../lib/passport";
import { newSecrets } from "../lib/seats";
import type { TableMade } from "../wire";

export interface OwnFace {
  scarf: number;
  colour: number;
  pattern: number;
}

/** Somebody in the table of a day. */
export interface Ranked {
  rank: number;
  /** Empty for who does not want to be named. */
  name: string;
  face: OwnFace | null;
  points: number;
  /** By how many points one would lead without luck, once the game was looked at. */
  adjusted: number | null;
  me: boolean;
  /** The game, to look at: once the day is over, and of those who are named. */
  table: string | null;
}

/** A game of a day's market. */
export interface Try {
  table: string;
  over: boolean;
  /** Whether it ended in time. */
  counts: boolean;
  points: number | null;
  /** At the table, from 1. */
  place: number | null;
  margin: number | null;
  adjusted: number | null;
  throws: number[];
  /** Turn by turn: b, g or m; null until the game was looked at, empty if it could not be. */
  choices: string | null;
  rank: number | null;
  better_than: number | null;
  /** By which its picture is found. */
  share: string;
  name: string;
}

export interface Day {
  day: string;
  begins: number;
  /** From when on the seed is told, and others' games can be seen. */
  opens: number;
  opponents: string[];
  first: number;
  commitment: string;
  /** Whether the commitment could be seen before the day began. */
  promised: boolean;
  seed: string | null;
  played: number;
  mine: Try | null;
  /** How many came to how many points. */
  spread: [number, number][];
  top: Ranked[];
  luckless: Ranked[];
  around: Ranked[];
  best: Try | null;
  bot: Try | null;
}

export interface Daily {
  now: number;
  today: Day;
  tomorrow: string;
  yesterday: Day | null;
  streak: number;
  best_streak: number;
  lit: string[];
  named: boolean;
  oldest: string;
}

/** Who has no passport yet is nobody there. */
const shown = (): RequestInit => (passportSecret() ? { headers: passportHeader() } : {});

export async function getDaily(): Promise<Daily> {
  return (await (await request("/daily", shown())).json()) as Daily;
}

export async function getDay(day: string): Promise<Day> {
  return (await (await request(`/daily/${day}`, shown())).json()) as Day;
}

/** One's seat in today's market, or a new one in one of the past. */
export function playDay(name: string, day: string | null = null): Promise<TableMade> {
  const init = posted({ name, day }, newSecrets(1), passportHeader());
  return withRetries(async () => (await (await request("/daily/play", init)).json()) as TableMade);
}

export async function beNamed(named: boolean): Promise<void> {
  await request("/daily/naming", posted({ named }, [], passportHeader()));
}

export const cardOf = (one: Try, language: string): string =>
  `/api/daily/card/${one.share}${language === "en" ? "" : `?lang=${language}`}`;
