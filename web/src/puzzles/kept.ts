// Puzzles without a network: some that may come next are kept, as the service worker hands them out then.

import { nextPuzzle, type Solver } from "./solver";
import type { PuzzleListed } from "../wire";

const CACHE = "marrakech-puzzles"; // the worker leaves it alone: web/worker
const LIST = "/api/puzzles";
const ADDRESS = /\/api\/puzzles\/(\d+)$/;
/** So many are kept: enough for a journey, some hundred thousand bytes. */
const MOST = 30;

/** The puzzles that may come next, without those that come again later. */
export function comingUp(
  solver: Solver,
  listed: readonly PuzzleListed[],
  now: number,
  luck: () => number,
): string[] {
  const coming: string[] = [];
  let left = [...listed];
  while (coming.length < MOST) {
    const next = nextPuzzle(solver, left, now, luck());
    if (!next) break;
    coming.push(next.id);
    left = left.filter(({ id }) => id !== next.id);
  }
  return coming;
}

/** The numbers of the puzzles that are kept. */
export async function keptPuzzles(): Promise<Set<string>> {
  if (!("caches" in globalThis)) return new Set();
  const kept = await (await caches.open(CACHE)).keys();
  return new Set(kept.flatMap(({ url }) => ADDRESS.exec(new URL(url).pathname)?.[1] ?? []));
}

/** Keep what may come next, and forget what was solved since. */
export async function keepPuzzles(solver: Solver, listed: readonly PuzzleListed[]): Promise<void> {
  if (!("caches" in globalThis) || !navigator.serviceWorker?.controller) return;
  try {
    const cache = await caches.open(CACHE);
    const kept = await keptPuzzles();
    const done = new Set(solver.seen.filter((id) => !(id in solver.cards)));
    for (const id of kept) if (done.has(id)) await cache.delete(`${LIST}/${id}`);
    const left = [...kept].filter((id) => !done.has(id));
    const coming = comingUp(solver, listed, Date.now(), Math.random);
    const wanted = coming.filter((id) => !kept.has(id)).slice(0, MOST - left.length);
    if (!(await cache.match(LIST))) await cache.add(LIST);
    for (const id of wanted) await cache.add(`${LIST}/${id}`);
  } catch {
    // no room, or no network any more: then there are fewer
  }
}
