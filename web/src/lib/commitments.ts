// Stores the commitment (hash of the seed) that this browser was shown before a game. At the end the
// server reveals the seed: only what was stored here proves that it is the same one.

import type { TableState } from "../wire";
import { readStored, writeStored } from "./storage";

const KEY = "marrakech.seen";
const MOST = 40; // tables; the oldest are forgotten

export interface SeenCommitment {
  table: string;
  commitment: string;
  /** The ends of the players' chains by seat, once all sit. */
  ends: (string | null)[] | null;
}

function all(): SeenCommitment[] {
  const seen = readStored<SeenCommitment[]>(KEY, []);
  return Array.isArray(seen) ? seen : [];
}

export function seenCommitment(table: string): SeenCommitment | null {
  return all().find((seen) => seen.table === table) ?? null;
}

/** Remembers a table's commitment the first time that it is seen, and only before the game is over. */
export function rememberCommitment(state: TableState): void {
  if (state.standing === "over") return;
  const before = seenCommitment(state.table);
  const waiting = state.standing === "waiting";
  if (before && (waiting || before.ends)) return;
  const ends = waiting ? null : state.seats.map((seat) => seat.chain ?? null);
  const seen = { table: state.table, commitment: before?.commitment ?? state.commitment, ends };
  writeStored(KEY, [seen, ...all().filter((other) => other.table !== state.table)].slice(0, MOST));
}
