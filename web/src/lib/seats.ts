import type { Ticket } from "../wire";
import { recall, remember } from "./stored";

// A seat is a secret, not an account: whoever has it plays there. This browser keeps those that
// it was given, by table.
const KEY = "marrakech.seats";
const MOST = 40; // tables; the oldest are forgotten

interface Kept {
  table: string;
  secrets: string[];
  at: number;
}

function all(): Kept[] {
  const kept = recall<Kept[]>(KEY, []);
  return Array.isArray(kept) ? kept : [];
}

export function secretsOf(table: string): string[] {
  return all().find((kept) => kept.table === table)?.secrets ?? [];
}

/** The tables at which this browser has a seat, the latest first. */
export function myTables(): { table: string; at: number }[] {
  return all();
}

export function keep(table: string, secrets: readonly string[], now = Date.now()): void {
  const others = all().filter((kept) => kept.table !== table);
  const mine = [...new Set([...secretsOf(table), ...secrets])];
  remember(KEY, [{ table, secrets: mine, at: now }, ...others].slice(0, MOST));
}

export function keepTickets(table: string, tickets: readonly Ticket[]): void {
  if (tickets.length) {
    keep(
      table,
      tickets.map((ticket) => ticket.secret),
    );
  }
}

export function forget(table: string): void {
  remember(
    KEY,
    all().filter((kept) => kept.table !== table),
  );
}

/** The secret in an address such as `/t/xyz#seat=abc`, and the address without it. */
export function carried(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, "")).get("seat");
}
