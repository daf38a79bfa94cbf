import { getAddresses, type Addresses } from "./api";
import { isLoopback } from "./reach";

// What links begin with. A page at an address that others know needs to ask nobody; one at
// localhost asks the server where others reach it.
const NOBODY: Addresses = { addresses: [], command: null };
let told = $state.raw<Addresses | null>(null);
let chosen = $state.raw<string | null>(null);

const isHere = (): boolean => isLoopback(location.hostname);

/** Find out where others reach the server, which may have been started anew. */
export async function findOrigin(): Promise<void> {
  if (!isHere()) return;
  try {
    told = await getAddresses();
  } catch {
    told ??= NOBODY; // nobody knows of another
  }
}

/** The beginnings that links can have, the best first. */
export const origins = (): readonly string[] =>
  isHere() && told?.addresses.length ? told.addresses : [location.origin];

/** What links begin with. */
export function origin(): string {
  const all = origins();
  return chosen !== null && all.includes(chosen) ? chosen : all[0]!;
}

export function chooseOrigin(one: string): void {
  chosen = one;
}

/** Whether it is known that links work on this machine only. */
export const isAlone = (): boolean => isHere() && told !== null && !told.addresses.length;

/** What to type so that others reach the server. */
export const commandForOthers = (): string | null => told?.command ?? null;
