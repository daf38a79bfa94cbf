// What the page asks of one's passport and one's games.

import { posted, request } from "../lib/api";
import { passportHeader } from "../lib/passport";
import { keepTally } from "../lib/playedGames";
import { myTables, secretsOf } from "../lib/seats";
import { readStored, writeStored } from "../lib/storage";
import type { ClockPlan, SeatNow, TableState } from "../wire";
import { faceIn, type Face } from "./face";
import { firstFace } from "./first";

export interface PassportShown {
  id: string;
  name: string;
  face: Face;
  made: number;
  games: number;
}

export interface OwnSeat {
  kind: SeatNow["kind"];
  name: string;
  level: string | null;
  colour: SeatNow["colours"][number];
  gone: SeatNow["gone"];
  points: number | null;
  place: number | null;
  face: Face | null;
}

export interface OwnGame {
  table: string;
  seat: number;
  standing: TableState["standing"];
  at: number;
  place: number | null;
  seats: OwnSeat[];
  edition: string | null;
  clock: ClockPlan | null;
  turns_left: number;
  accuracy: number | null;
  rating: number | null;
  /** What one's browsers have locked of the seats there, for each other. */
  locked: string[];
}

export interface OwnGameList {
  running: OwnGame[];
  finished: OwnGame[];
  more: string;
  played: number | null;
  won: number | null;
  /** Whose games these are, on the first page; null if nobody has this passport yet. */
  passport: PassportShown | null;
}

export interface MarkList {
  all: string[];
  earned: { mark: string; at: number; table: string | null }[];
}

export interface Wanted {
  players: number | null;
  won: boolean | null;
  company: number | null;
  rival: string;
  levels: readonly string[];
}

const BROUGHT = "marrakech.seats.brought";
const FACE = "marrakech.face";
/** Tables whose seats one request brings, and secrets of each; the server takes no more. */
const AT_ONCE = 40;
const SECRETS = 4;

async function asked(path: string, init: RequestInit = {}): Promise<Response> {
  return request(path, { ...init, headers: { ...passportHeader(), ...init.headers } });
}

/** Make a passport, or change the one that there is. */
export async function savePassport(name: string, face: Face): Promise<PassportShown> {
  const { scarf, colour, pattern } = face;
  const body = { name, face: { scarf, colour, pattern } };
  const answer = await request("/passport", posted(body, [], passportHeader()));
  keepFace(face);
  return (await answer.json()) as PassportShown;
}

function keepFace(face: Face): void {
  writeStored(FACE, face);
}

/** One's face as it was known last, without asking anybody; at first the one that goes with the passport. */
export function lastFace(): Face {
  const kept = readStored<unknown>(FACE, null);
  return kept ? faceIn(kept) : firstFace(passportHeader().Passport);
}

/** The path of a page of games. */
export function gamesPath(wanted: Wanted, after = ""): string {
  const query = new URLSearchParams();
  if (wanted.players) query.set("players", String(wanted.players));
  if (wanted.won !== null) query.set("won", String(wanted.won));
  if (wanted.company) query.set("company", String(wanted.company));
  if (wanted.rival.trim()) query.set("rival", wanted.rival.trim());
  if (wanted.rival.trim() && wanted.levels.length) query.set("levels", wanted.levels.join(","));
  if (after) query.set("after", after);
  const text = query.toString();
  return `/passport/games${text ? `?${text}` : ""}`;
}

export async function getGames(wanted: Wanted, after = ""): Promise<OwnGameList> {
  const list = (await (await asked(gamesPath(wanted, after))).json()) as OwnGameList;
  if (list.passport) keepFace(list.passport.face);
  if (list.played !== null) keepTally({ games: list.played, won: list.won ?? 0 });
  await takeSeats(list.running);
  return list;
}

export async function getMarks(): Promise<MarkList> {
  return (await (await asked("/passport/marks")).json()) as MarkList;
}

/** Take the seats that one's other browsers have locked for this one. */
export async function takeSeats(
  games: readonly Pick<OwnGame, "table" | "locked">[],
): Promise<void> {
  const missing = games.filter(({ table, locked }) => locked.length && !secretsOf(table).length);
  if (!missing.length) return;
  const { openSeats } = await import("../lib/seatLock");
  const taken = missing.filter(({ table, locked }) => openSeats(table, locked));
  keepBrought([...brought(), ...taken.map(({ table }) => table)]);
}

/**
 * Bring the seats of this browser to its passport, those that it has had before as well, and leave them locked for
 * one's other browsers: once each.
 */
export async function bringSeats(): Promise<void> {
  const before = brought();
  const tables = myTables()
    .map(({ table }) => table)
    .filter((table) => !before.has(table))
    .slice(0, AT_ONCE);
  if (!tables.length) return;
  const { lockedSeats } = await import("../lib/seatLock");
  const seats = tables.map((table) => ({
    table,
    secrets: secretsOf(table).slice(0, SECRETS),
    locked: lockedSeats(table, SECRETS),
  }));
  await request("/passport/seats", posted(seats, [], passportHeader()));
  keepBrought([...before, ...tables]);
}

const brought = (): Set<string> => {
  const kept = readStored<unknown>(BROUGHT, []);
  return new Set(Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : []);
};

function keepBrought(tables: Iterable<string>): void {
  const here = new Set(myTables().map(({ table }) => table));
  writeStored(
    BROUGHT,
    [...tables].filter((table) => here.has(table)),
  );
}

/** The seats of this browser belong to another passport from now on, or to none: bring them again, or never. */
export function bringAgain(all: boolean): void {
  keepBrought(all ? [] : myTables().map(({ table }) => table));
}

/** Let all games of another passport belong to this browser's. */
export async function joinPassport(secret: string): Promise<void> {
  await request("/passport/join", posted({ secret }, [], passportHeader()));
}

export async function deletePassport(): Promise<void> {
  await asked("/passport", { method: "DELETE", signal: AbortSignal.timeout(120_000) });
  writeStored(FACE, null);
  keepTally(null);
}

/** All games, or all data: as long as it takes. */
export async function getFile(what: "records" | "export"): Promise<Blob> {
  return (await asked(`/passport/${what}`, { signal: AbortSignal.timeout(600_000) })).blob();
}
