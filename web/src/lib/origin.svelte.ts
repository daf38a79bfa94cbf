// The origin for links to share. It is the page's own, unless the page was opened at localhost: then
// the server is asked for its addresses in the network.

import { getAddresses, type Addresses } from "./api";
import { isLoopback } from "./reach";

const NONE: Addresses = { addresses: [], command: null };
let known = $state.raw<Addresses | null>(null);
let chosen = $state.raw<string | null>(null);

const onLoopback = (): boolean => isLoopback(location.hostname);

/** Find out where others reach the server, which may have been started anew. */
export async function findOrigin(): Promise<void> {
  if (!onLoopback()) return;
  try {
    known = await getAddresses();
  } catch {
    known ??= NONE; // nobody knows of another
  }
}

/** The origins that links can have, the best first. */
export const origins = (): readonly string[] =>
  onLoopback() && known?.addresses.length ? known.addresses : [location.origin];

/** The origin that links have. */
export function origin(): string {
  const all = origins();
  return chosen !== null && all.includes(chosen) ? chosen : all[0]!;
}

export function chooseOrigin(one: string): void {
  chosen = one;
}

/** Whether it is known that links work on this machine only. */
export const isLocalOnly = (): boolean => onLoopback() && known !== null && !known.addresses.length;

/** What to type so that others reach the server. */
export const commandForOthers = (): string | null => known?.command ?? null;
