// The server's HTTP interface: one function for each request that the page makes.

import type {
  Command,
  Done,
  Lesson,
  Listing,
  LobbyNow,
  Match,
  NewTable,
  PuzzleList,
  PuzzleShown,
  Refused,
  Replay,
  Rulebook,
  TableState,
  TableMade,
  TakeSeat,
  Variation,
  Ticket,
  WantMatch,
} from "../wire";
import { noteAnswered, noteUnreachable } from "./network.svelte";
import { passportHeader } from "./passport";
import { secretsOf } from "./seats";

export interface EditionInfo {
  id: string;
  title: string;
  languages: string[];
  options: Record<string, OptionValue>;
  variant: string | null;
}
export type OptionValue = string | number | boolean | null;
export interface LevelInfo {
  id: string;
  number: number;
  rating: number | null;
  low: number | null;
  high: number | null;
  /** How much they save, build, cover and risk, in hundredths of the most. */
  habits?: Record<string, number> | null;
}
export interface Choices {
  editions: EditionInfo[];
  options: Record<string, OptionValue[]>;
  levels: LevelInfo[];
  phrases: string[];
  reactions: string[];
  version: string;
  /** Why others can be reported to the host; none if they cannot be. */
  report_reasons: string[];
  /** Whether everybody can see who is how strong. */
  ladder?: boolean;
  /** Whether programs may play here at all. */
  programs?: boolean;
}

export interface RefusalReason {
  reason: string;
  details: Details;
}
/** What a sentence is filled in with; another reason is a sentence of its own. */
export type Details = Record<string, string | number | RefusalReason>;

/** Why the server did not do what it was asked; the catalogue of errors says it. */
export class Problem extends Error {
  constructor(
    readonly reason: string,
    readonly details: Details = {},
    readonly status = 0,
  ) {
    super(reason);
  }
}

const TIMEOUT = 20_000; // milliseconds

/** Sends a request to the server; throws a `Problem` if it fails or is refused. */
export async function request(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { signal: AbortSignal.timeout(TIMEOUT), ...init });
  } catch {
    noteUnreachable();
    throw new Problem("unreachable");
  }
  noteAnswered();
  if (response.ok) return response;
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    body = null;
  }
  const { reason, details } = (body ?? {}) as { reason?: unknown; details?: unknown };
  throw new Problem(
    typeof reason === "string" ? reason : "failed",
    details && typeof details === "object" ? (details as Details) : {},
    response.status,
  );
}

const WAITS = [500, 1500, 4000]; // milliseconds before each retry

/** Whether the server may have done what was asked, although no answer came. */
export function outcomeUnknown(problem: unknown): boolean {
  if (!(problem instanceof Problem)) return true;
  return (
    problem.reason === "unreachable" || (problem.status >= 500 && problem.reason !== "server-full")
  );
}

/**
 * Sends a request again while nobody knows whether the server has done it, with longer and longer
 * waits. Use it only for requests that are idempotent: those that carry secrets made here are.
 */
export async function withRetries<T>(
  ask: () => Promise<T>,
  sleep = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds)),
): Promise<T> {
  let lastFailure: unknown = null;
  for (const wait of [...WAITS, null]) {
    try {
      return await ask();
    } catch (problem) {
      // “too many requests” tells nothing about whether an earlier try was done: go on trying
      const busy = lastFailure !== null && problem instanceof Problem && problem.status === 429;
      if (outcomeUnknown(problem)) lastFailure = problem;
      else if (!busy) throw problem;
    }
    if (wait !== null) await sleep(wait);
  }
  throw lastFailure;
}

async function read<T>(path: string): Promise<T> {
  return (await (await request(path)).json()) as T;
}

export function posted(
  body: unknown,
  secrets: string[],
  more: Record<string, string> = {},
): RequestInit {
  const headers: Record<string, string> = { "Content-Type": "application/json", ...more };
  if (secrets.length) headers.Authorization = `Seat ${secrets.join(", ")}`;
  return { method: "POST", headers, body: JSON.stringify(body) };
}

async function post<T>(
  path: string,
  body: unknown,
  secrets: string[] = [],
  more: Record<string, string> = {},
): Promise<T> {
  return (await (await request(path, posted(body, secrets, more))).json()) as T;
}

let choices: Promise<Choices> | null = null;
let known: Choices | null = null;

/** What can be chosen, if the server has been asked already. */
export const knownChoices = (): Choices | null => known;

/** What can be chosen at the set-up; asked for once. */
export function getChoices(): Promise<Choices> {
  choices ??= read<Choices>("/options").then(
    (answer) => (known = answer),
    (problem: unknown) => {
      choices = null;
      throw problem;
    },
  );
  return choices;
}

/** Where others reach the server, and what to do if they do not. */
export interface Addresses {
  addresses: string[];
  command: string | null;
}

export const getAddresses = (): Promise<Addresses> => read("/addresses");

/** Creates a table. The secrets, one for each person, make it idempotent. */
export const createTable = (table: NewTable, secrets: string[]): Promise<TableMade> =>
  withRetries(() => post("/tables", table, secrets, passportHeader()));

export const listTables = (standing: "waiting" | "playing"): Promise<Listing[]> =>
  read(`/tables?standing=${standing}`);

/** A table as it is now; who shows secrets is told which seats are theirs. */
export async function getTable(table: string, secrets: string[] = []): Promise<TableState> {
  const headers = secrets.length ? { Authorization: `Seat ${secrets.join(", ")}` } : {};
  return (await (await request(`/tables/${table}`, { headers })).json()) as TableState;
}

/** What else there is in the lobby; who asks looks at it. */
export const getLobby = (): Promise<LobbyNow> => read("/lobby");

/** Wait for a quick match, or wait on. The secret becomes that of the seat. */
export const askMatch = (want: WantMatch, secret: string): Promise<Match> =>
  post("/quick-match", want, [secret], passportHeader());

/** Wait no more; this is sent though the page be closed meanwhile. */
export async function cancelMatch(secret: string): Promise<Match> {
  const init = { ...posted({}, [secret], passportHeader()), keepalive: true };
  return (await (await request("/quick-match/cancel", init)).json()) as Match;
}

/** Takes a seat, to which this secret belongs from then on. Idempotent by that secret. */
export const sitDown = (table: string, take: TakeSeat, secret: string): Promise<Ticket> =>
  withRetries(() => post(`/tables/${table}/seats`, take, [secret], passportHeader()));

/** Tell the host of a player. */
export async function report(
  table: string,
  what: { reason: string; about: number | null },
  secrets: string[],
): Promise<void> {
  await request(`/tables/${table}/reports`, posted(what, secrets));
}

/** Who one is at a table, by the seats of this browser: some games only their players may see. */
export function asSeated(table: string): RequestInit {
  const secrets = secretsOf(table);
  return secrets.length ? { headers: { Authorization: `Seat ${secrets.join(", ")}` } } : {};
}

export async function getReplay(table: string): Promise<Replay> {
  return (await (await request(`/tables/${table}/replay`, asSeated(table))).json()) as Replay;
}

/** Bytes of a record that the server takes; what is sent has quotes and ends of lines written longer. */
const MOST_RECORD = 80_000;

/** As much of a file of games as the server takes: the first of them is in it. */
export function firstOf(record: string): string {
  const bytes = new TextEncoder().encode(record);
  if (bytes.length <= MOST_RECORD) return record;
  const begin = new TextDecoder().decode(bytes.subarray(0, MOST_RECORD));
  return begin.slice(0, begin.lastIndexOf("\n") + 1) || begin;
}

/** The game of a record; of a file of many games the first. */
export const readRecord = (record: string): Promise<Replay> =>
  post("/replay", { record: firstOf(record) });

export async function getRecord(table: string): Promise<string> {
  return (await request(`/tables/${table}/record`, asSeated(table))).text();
}

export const getRulebook = (): Promise<Rulebook> => read("/rulebook");

export const getLesson = (): Promise<Lesson> => read("/lesson");

export const getPuzzles = (): Promise<PuzzleList> => read("/puzzles");

export const getPuzzle = (id: string): Promise<PuzzleShown> => read(`/puzzles/${id}`);

/** A position (or rules, with which a game begins), and each that follows when actions are played. */
export const getVariation = (position: string, actions: string[]): Promise<Variation> =>
  post("/positions", { position, actions });

export const getPuzzleOfDay = (): Promise<PuzzleShown> => read("/puzzles/today");

export type Answer = Done | Refused;
export type { Command };
