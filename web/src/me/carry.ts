// The address that carries a passport to another device, with the seats of games that go on. What is behind the
// # never reaches a server.

import { keepSeats, keyOf, myTables, secretsOf } from "../lib/seats";

/** So many seats come along: with more, nobody could scan the code. */
export const MOST_SEATS = 3;

export interface Carried {
  secret: string;
  seats: { table: string; secret: string; key: string | null }[];
}

const SECRET = /^[A-Za-z0-9_-]{22,64}$/;
const TABLE = /^[\w-]{1,32}$/;

/** The tables at which this browser has a seat and that go on, the latest first. */
export function seatsToCarry(running: readonly string[]): Carried["seats"] {
  const here = new Set(myTables().map(({ table }) => table));
  return running
    .filter((table) => here.has(table))
    .slice(0, MOST_SEATS)
    .flatMap((table) => {
      const [secret] = secretsOf(table);
      return secret ? [{ table, secret, key: keyOf(table) }] : [];
    });
}

/** The address; it is one's passport. */
export function carryLink(origin: string, { secret, seats }: Carried): string {
  const parts = seats.map(
    (seat) => `&seat=${[seat.table, seat.secret, seat.key].filter(Boolean).join(".")}`,
  );
  return `${origin}/me#passport=${secret}${parts.join("")}`;
}

/** What an address carries; null if it is no passport. */
export function carried(hash: string): Carried | null {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const secret = said.get("passport");
  if (!secret || !SECRET.test(secret)) return null;
  const seats = said
    .getAll("seat")
    .map((each) => each.split("."))
    .filter(([table = "", seat = ""]) => TABLE.test(table) && SECRET.test(seat))
    .map(([table = "", seat = "", key]) => ({ table, secret: seat, key: key ?? null }));
  return { secret, seats: seats.slice(0, MOST_SEATS) };
}

/** Keep the seats that came along. */
export function keepCarried({ seats }: Carried): void {
  for (const { table, secret, key } of seats) keepSeats(table, [secret], key);
}
