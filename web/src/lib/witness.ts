import type { TableState } from "../wire";
import { recall, remember } from "./stored";

// What this browser saw at the start of a game. At the end the server shows from what all luck
// followed; whether that is what it was bound to, a browser knows by itself.

const KEY = "marrakech.seen";
const MOST = 40; // tables; the oldest are forgotten

export interface Witnessed {
  table: string;
  commitment: string;
  /** The ends of the players' chains by seat, once all sit. */
  ends: (string | null)[] | null;
}

function all(): Witnessed[] {
  const seen = recall<Witnessed[]>(KEY, []);
  return Array.isArray(seen) ? seen : [];
}

export function witnessedAt(table: string): Witnessed | null {
  return all().find((seen) => seen.table === table) ?? null;
}

/** Remember what a table is bound to, the first time that it is seen, and before it is over. */
export function witness(state: TableState): void {
  if (state.standing === "over") return;
  const before = witnessedAt(state.table);
  const waiting = state.standing === "waiting";
  if (before && (waiting || before.ends)) return;
  const ends = waiting ? null : state.seats.map((seat) => seat.chain ?? null);
  const seen = { table: state.table, commitment: before?.commitment ?? state.commitment, ends };
  remember(KEY, [seen, ...all().filter((other) => other.table !== state.table)].slice(0, MOST));
}
