// The page without a network: its service worker (web/worker), and which replays are kept.

import { readStored, writeStored } from "./storage";

const REPLAYS = "marrakech-replays";
const KEY = "marrakech.replays";
const MOST_REPLAYS = 20;
const RELOADED = "marrakech.reloaded";
/** Milliseconds after the first screen: until then it has the network for itself. */
const LATER = 2000;

const worker = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

/** Start the service worker. Browsers have none where a page is not secure, as in a home network. */
export function startWorker(): void {
  const container = worker();
  if (!import.meta.env.PROD || !container) return;
  const start = async (): Promise<void> => {
    await container.register("/sw.js");
    const { active } = await container.ready;
    active?.postMessage("keep what is taught");
  };
  setTimeout(() => void start().catch(() => undefined), LATER); // then there is none
}

/** Let the worker keep the words of the language that is spoken. */
export async function tellLanguage(language: string): Promise<void> {
  const container = worker();
  if (!import.meta.env.PROD || !container) return;
  const { active } = await container.ready;
  active?.postMessage({ language });
}

/** A finished game of one's own. */
export interface OwnReplay {
  table: string;
  names: string[];
  at: number;
}

/** The finished games of one's own, the latest first. */
export function ownReplays(): OwnReplay[] {
  const known = readStored<OwnReplay[]>(KEY, []);
  return Array.isArray(known) ? known : [];
}

/** Keep the replay of an own game that is over: it can be watched without a network, too. */
export async function keepReplay(
  table: string,
  names: readonly string[],
  now = Date.now(),
): Promise<void> {
  const known = ownReplays();
  if (!known.some((replay) => replay.table === table)) {
    writeStored(KEY, [{ table, names: [...names], at: now }, ...known].slice(0, MOST_REPLAYS));
  }
  if (!("caches" in globalThis)) return;
  try {
    const kept = await caches.open(REPLAYS);
    const address = `/api/tables/${table}/replay`;
    if (await kept.match(address)) return;
    await kept.add(address);
    const all = await kept.keys(); // the oldest first
    for (const old of all.slice(0, -MOST_REPLAYS)) await kept.delete(old);
  } catch {
    // no room, or no network any more: it is not kept
  }
}

/** A part of the page could not be loaded: if the server has another page by now, it is that one's
    turn. Once, so that a page that is broken does not load for ever. */
export async function reloadIfReplaced(): Promise<void> {
  const entry = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  const name = entry && new URL(entry.src).pathname;
  if (!name || sessionStorage.getItem(RELOADED) === name) return;
  const page = await fetch("/", { cache: "no-store" }).then(
    (answer) => (answer.ok ? answer.text() : name),
    () => name, // without a server there is no other page
  );
  if (page.includes(name)) return;
  sessionStorage.setItem(RELOADED, name);
  location.reload();
}
