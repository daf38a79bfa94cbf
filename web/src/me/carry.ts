// The address that carries a passport to another device, and with it the key to the seats of games that go on. What is
// behind the # never reaches a server.

export interface Carried {
  secret: string;
  /** With which one's browsers lock seats for each other: lib/seatLock.ts. */
  lock: string | null;
}

const SECRET = /^[A-Za-z0-9_-]{22,64}$/;

/** The address; it is one's passport. */
export function carryLink(origin: string, { secret, lock }: Carried): string {
  return `${origin}/me#passport=${secret}${lock ? `&lock=${lock}` : ""}`;
}

/** What an address carries; null if it is no passport. */
export function carried(hash: string): Carried | null {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const secret = said.get("passport");
  if (!secret || !SECRET.test(secret)) return null;
  const lock = said.get("lock");
  return { secret, lock: lock && SECRET.test(lock) ? lock : null };
}
