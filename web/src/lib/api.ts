import type {
  Command,
  Done,
  Lesson,
  Listing,
  NewTable,
  Refused,
  Replay,
  Rulebook,
  TableState,
  TableMade,
  TakeSeat,
  Ticket,
} from "../wire";

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
}

export interface Reason {
  reason: string;
  details: Details;
}
/** What a sentence is filled in with; another reason is a sentence of its own. */
export type Details = Record<string, string | number | Reason>;

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

const SECONDS = 20_000;

async function answer(path: string, request: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { signal: AbortSignal.timeout(SECONDS), ...request });
  } catch {
    throw new Problem("unreachable");
  }
  if (response.ok) return response;
  let told: unknown;
  try {
    told = await response.json();
  } catch {
    told = null;
  }
  const { reason, details } = (told ?? {}) as { reason?: unknown; details?: unknown };
  throw new Problem(
    typeof reason === "string" ? reason : "failed",
    details && typeof details === "object" ? (details as Details) : {},
    response.status,
  );
}

const WAITS = [500, 1500, 4000]; // milliseconds before each new try

/** Whether what was asked may have been done, although nobody said so. */
export function mayBeDone(problem: unknown): boolean {
  if (!(problem instanceof Problem)) return true;
  return (
    problem.reason === "unreachable" || (problem.status >= 500 && problem.reason !== "server-full")
  );
}

/**
 * Asks until there is an answer, or it is no use: what was asked says itself that it is the same,
 * so that it is done once.
 */
export async function insist<T>(
  ask: () => Promise<T>,
  later = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds)),
): Promise<T> {
  let unsure: unknown = null;
  for (const wait of [...WAITS, null]) {
    try {
      return await ask();
    } catch (problem) {
      // that one asks too often says nothing of what was asked before
      const busy = unsure !== null && problem instanceof Problem && problem.status === 429;
      if (mayBeDone(problem)) unsure = problem;
      else if (!busy) throw problem;
    }
    if (wait !== null) await later(wait);
  }
  throw unsure;
}

async function read<T>(path: string): Promise<T> {
  return (await (await answer(path)).json()) as T;
}

function posted(body: unknown, secrets: string[]): RequestInit {
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (secrets.length) headers.Authorization = `Seat ${secrets.join(", ")}`;
  return { method: "POST", headers, body: JSON.stringify(body) };
}

async function post<T>(path: string, body: unknown, secrets: string[] = []): Promise<T> {
  return (await (await answer(path, posted(body, secrets))).json()) as T;
}

let choices: Promise<Choices> | null = null;
let known: Choices | null = null;

/** What can be chosen, if it was asked for already. */
export const knownChoices = (): Choices | null => known;

/** What can be chosen at the set-up; asked for once. */
export function getChoices(): Promise<Choices> {
  choices ??= read<Choices>("/options").then(
    (told) => (known = told),
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

/** Sets a table up; the secrets, one for each person, make asking again the same request. */
export const setUp = (table: NewTable, secrets: string[]): Promise<TableMade> =>
  insist(() => post("/tables", table, secrets));

export const listTables = (standing: "waiting" | "playing"): Promise<Listing[]> =>
  read(`/tables?standing=${standing}`);

export const getTable = (table: string): Promise<TableState> => read(`/tables/${table}`);

/** Takes a seat, to which this secret belongs from then on: to ask again takes no other one. */
export const sitDown = (table: string, take: TakeSeat, secret: string): Promise<Ticket> =>
  insist(() => post(`/tables/${table}/seats`, take, [secret]));

/** Tell the host of a player. */
export async function report(
  table: string,
  what: { reason: string; about: number | null },
  secrets: string[],
): Promise<void> {
  await answer(`/tables/${table}/reports`, posted(what, secrets));
}

export const getReplay = (table: string): Promise<Replay> => read(`/tables/${table}/replay`);

export const readRecord = (record: string): Promise<Replay> => post("/replay", { record });

export async function getRecord(table: string): Promise<string> {
  return (await answer(`/tables/${table}/record`)).text();
}

export const getRulebook = (): Promise<Rulebook> => read("/rulebook");

export const getLesson = (): Promise<Lesson> => read("/lesson");

export type Answer = Done | Refused;
export type { Command };
