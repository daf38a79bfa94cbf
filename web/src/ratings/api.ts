// What the page asks about ratings: one's own, those of a game, and the ladder.

import { request } from "../lib/api";
import { passportSecret } from "../lib/passport";

export const POOLS = ["2", "3", "4", "variant"] as const;
export type Pool = (typeof POOLS)[number];

/** How strong somebody is believed to be: at 95 % the strength is no further away than `off`. */
/** What a pool is called in the catalogue. */
export const POOL_WORDS: Record<Pool, string> = {
  2: "pair",
  3: "three",
  4: "four",
  variant: "variant",
};

export interface RatingShown {
  rating: number;
  off: number;
}

export interface CurvePoint {
  table: string;
  at: number;
  before: RatingShown;
  after: RatingShown;
}

export interface PoolShown {
  pool: Pool;
  now: RatingShown;
  games: number;
  /** On the ladder; null if one is not on it. */
  place: number | null;
  curve: CurvePoint[];
}

export interface OwnRatings {
  pools: PoolShown[];
  hidden: boolean;
  ladder: boolean;
}

export interface Face {
  scarf: number;
  colour: number;
  pattern: number;
}

export interface LadderPlace {
  place: number;
  name: string;
  face: Face;
  now: RatingShown;
  games: number;
  you: boolean;
}

export interface Ladder {
  pool: Pool;
  people: LadderPlace[];
  bots: { level: string; rating: number }[];
  total: number;
  on_a_page: number;
  your_place: number | null;
}

export interface TableRating {
  pool: Pool;
  /** Why the game does not count, in a word. */
  why_not: string | null;
  counted: boolean;
  seats: { seat: number; before: RatingShown; after: RatingShown | null }[];
}

/** Who asks; a browser that has played nothing has no passport, and is not given one for looking. */
function headers(): Record<string, string> {
  const secret = passportSecret();
  return secret ? { Passport: secret } : {};
}

async function read<T>(path: string): Promise<T> {
  return (await (await request(path, { headers: headers() })).json()) as T;
}

export const getLadder = (pool: Pool, page: number): Promise<Ladder> =>
  read(`/ladder?pool=${pool}&page=${page}`);

/** One's own ratings; null without a passport. */
export async function getOwnRatings(): Promise<OwnRatings | null> {
  return passportSecret() ? read("/passport/ratings") : null;
}

export const getTableRating = (table: string): Promise<TableRating> =>
  read(`/tables/${table}/rating`);

export async function hideFromLadder(hidden: boolean): Promise<void> {
  await request("/passport/ladder", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers() },
    body: JSON.stringify({ hidden }),
  });
}
