import type {
  Command,
  Done,
  Lesson,
  Listing,
  NewTable,
  Refused,
  Replay,
  Rulebook,
  State,
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

async function read<T>(path: string): Promise<T> {
  return (await (await answer(path)).json()) as T;
}

async function post<T>(path: string, body: unknown, secrets: string[] = []): Promise<T> {
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (secrets.length) headers.Authorization = `Seat ${secrets.join(", ")}`;
  const request = { method: "POST", headers, body: JSON.stringify(body) };
  return (await (await answer(path, request)).json()) as T;
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

export const setUp = (table: NewTable): Promise<TableMade> => post("/tables", table);

export const listTables = (standing: "waiting" | "playing"): Promise<Listing[]> =>
  read(`/tables?standing=${standing}`);

export const getTable = (table: string): Promise<State> => read(`/tables/${table}`);

export const sitDown = (table: string, take: TakeSeat): Promise<Ticket> =>
  post(`/tables/${table}/seats`, take);

export const getReplay = (table: string): Promise<Replay> => read(`/tables/${table}/replay`);

export const readRecord = (record: string): Promise<Replay> => post("/replay", { record });

export async function getRecord(table: string): Promise<string> {
  return (await answer(`/tables/${table}/record`)).text();
}

export const getRulebook = (): Promise<Rulebook> => read("/rulebook");

export const getLesson = (): Promise<Lesson> => read("/lesson");

export type Answer = Done | Refused;
export type { Command };
