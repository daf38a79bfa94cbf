// The seats of this browser. A seat is a secret, not an account: whoever has the secret plays there.
// The browser stores the secrets it was given, by table.

import type { Ticket } from "../wire";
import { readStored, writeStored } from "./storage";

const KEY = "marrakech.seats";
const MOST = 200; // tables; the oldest are forgotten
const KEY_DIGITS = /^[0-9a-f]{64}$/;

interface KeptSeats {
  table: string;
  secrets: string[];
  /** The key of this browser's hash chain, by which it adds to the dice: lib/chain.ts. */
  key?: string;
  at: number;
}

function all(): KeptSeats[] {
  const kept = readStored<KeptSeats[]>(KEY, []);
  return Array.isArray(kept) ? kept : [];
}

export function secretsOf(table: string): string[] {
  return all().find((kept) => kept.table === table)?.secrets ?? [];
}

/** The key of this browser's chain at a table. */
export function keyOf(table: string): string | null {
  const key = all().find((kept) => kept.table === table)?.key;
  return typeof key === "string" && KEY_DIGITS.test(key) ? key : null;
}

/** The tables at which this browser has a seat, the latest first. */
export function myTables(): { table: string; at: number }[] {
  return all();
}

const listeners = new Set<(table: string) => void>();

/** Hear of seats that come from one's other browsers; what is returned ends it. */
export function onArrival(heard: (table: string) => void): () => void {
  listeners.add(heard);
  return () => void listeners.delete(heard);
}

/** Keep seats that come from one's other browsers. */
export function keepArrived(table: string, secrets: readonly string[], key: string | null): void {
  keepSeats(table, secrets, key);
  for (const heard of listeners) heard(table);
}

/** Store seats and their key; a key that is stored already is kept. */
export function keepSeats(
  table: string,
  secrets: readonly string[],
  key: string | null = null,
  now = Date.now(),
): void {
  const others = all().filter((kept) => kept.table !== table);
  const mine = [...new Set([...secretsOf(table), ...secrets])];
  const kept: KeptSeats = { table, secrets: mine, at: now };
  const known = keyOf(table) ?? key;
  if (known) kept.key = known;
  writeStored(KEY, [kept, ...others].slice(0, MOST));
}

export function keepTickets(table: string, tickets: readonly Ticket[], key: string): void {
  if (tickets.length) {
    keepSeats(
      table,
      tickets.map((ticket) => ticket.secret),
      key,
    );
  }
}

/** Secrets for so many people, who are about to sit down: 144 random bits each. */
export function newSecrets(people: number): [string, ...string[]] {
  const one = (): string =>
    btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))))
      .replaceAll("+", "-")
      .replaceAll("/", "_");
  return [one(), ...Array.from({ length: Math.max(0, people - 1) }, one)];
}

export function forgetTable(table: string): void {
  writeStored(
    KEY,
    all().filter((kept) => kept.table !== table),
  );
}

/** The secret, and the key, in an address such as `/t/xyz#seat=abc&key=012…`. */
export function seatInAddress(hash: string): { secret: string; key: string | null } | null {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const secret = said.get("seat");
  const key = said.get("key");
  return secret ? { secret, key: key && KEY_DIGITS.test(key) ? key : null } : null;
}
