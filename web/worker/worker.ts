// The service worker: second visits need no network for files, and without a network the page still
// opens. A screen is always the server's if it answers, so that nobody sees an old page; a new worker
// takes over with the next screen that is opened while no other is.

import { strategyOf } from "./strategy";

declare const self: ServiceWorkerGlobalScope;

/** What the build has put before this: see serviceWorker.ts. */
declare const BUILT: {
  /** Changes with every file of the page. */
  version: string;
  files: string[];
  /** The files of each language. */
  languages: Record<string, string[]>;
};

const FILES = `marrakech-files-${BUILT.version}`;
/** What does not change with the page: own replays, puzzles to come, and which language is spoken. */
const OWN = ["marrakech-replays", "marrakech-puzzles", "marrakech-language"];
const LANGUAGE = "/language";
const USUAL = "en";
const SHELL = "/";
const PATIENCE = 4000; // milliseconds for a screen, before the page that is kept is shown

const spoken = async (): Promise<string> => {
  const known = await (await caches.open("marrakech-language")).match(LANGUAGE);
  return known ? known.text() : USUAL;
};

/** Fetch what is not kept yet: every visit asks for it, and what is there is never taken away meanwhile. */
async function keep(address: string): Promise<Response> {
  const cache = await caches.open(FILES);
  if (!(await cache.match(address))) await cache.add(address);
  return (await cache.match(address))!;
}

/** Keep the words of a language. */
async function keepLanguage(language: string): Promise<void> {
  for (const file of BUILT.languages[language] ?? []) await keep(file);
}

/** Keep the lesson and the rules, with their figures; without them the page works as well. */
async function keepTaught(): Promise<void> {
  const [rulebook] = await Promise.all([keep("/api/rulebook"), keep("/api/lesson")]);
  const { sections } = (await rulebook.json()) as { sections: { figures: string[] }[] };
  for (const name of sections.flatMap((section) => section.figures)) {
    await keep(`/api/rulebook/figures/${name}?theme=light`);
  }
}

async function install(): Promise<void> {
  const cache = await caches.open(FILES);
  await cache.addAll([new Request(SHELL, { cache: "reload" }), ...BUILT.files]);
  await keepLanguage(await spoken());
}

async function removeOld(): Promise<void> {
  for (const name of await caches.keys()) {
    const ours = name.startsWith("marrakech-") && name !== FILES && !OWN.includes(name);
    if (ours) await caches.delete(name);
  }
}

/** The answer of the network, which has to come in time if there is something else to show. */
function fromNetwork(request: Request, patience: number): Promise<Response> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, patience));
  return Promise.race([fetch(request), late]);
}

async function screen(request: Request): Promise<Response> {
  await letNextTakeOver();
  const kept = await (await caches.open(FILES)).match(SHELL);
  if (!kept) return fetch(request);
  try {
    const answer = await fromNetwork(request, PATIENCE);
    return [502, 503, 504].includes(answer.status) ? kept : answer; // a proxy without its server
  } catch {
    return kept;
  }
}

/** A newer worker waits until nobody uses the page that this one has kept. */
async function letNextTakeOver(): Promise<void> {
  const { waiting } = self.registration;
  if (waiting && (await self.clients.matchAll()).length <= 1) waiting.postMessage("take over");
}

/** Stylesheets are asked for with another `Accept` than they were kept with: that means nothing here. */
async function keptFirst(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(FILES)).put(request, answer.clone());
  return answer;
}

async function networkFirst(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    // a newer server may teach with other words than were kept
    const cache = await caches.open(FILES);
    if (answer.ok && (await cache.match(request))) await cache.put(request, answer.clone());
    return answer;
  } catch (problem) {
    // a figure in the light of another theme is better than none
    const kept = await caches.match(request, { ignoreSearch: true, ignoreVary: true });
    if (kept) return kept;
    throw problem;
  }
}

// ------------------------------------------------------------------------ notes of one's turns

/** A note that it is somebody's turn: a page asks for it, see slow/notes.ts. */
interface Note {
  table: string;
  title: string;
  body: string;
  lang: string;
}

/** All pages of the game that are open. */
const pages = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: "window", includeUncontrolled: true });

const isAt = (page: WindowClient, table: string): boolean =>
  new URL(page.url).pathname === `/t/${table}`;

/** Show a note, unless somebody looks at that table. There is one for a table at a time. */
async function showNote({ table, title, body, lang }: Note): Promise<void> {
  const looked = (await pages()).some(
    (page) => page.visibilityState === "visible" && isAt(page, table),
  );
  if (looked) return;
  const icon = "/icons/app-192.png";
  await self.registration.showNotification(title, { body, lang, icon, tag: table, data: table });
}

async function removeNote(table: string): Promise<void> {
  for (const note of await self.registration.getNotifications({ tag: table })) note.close();
}

/** Go to a table: to the page that shows it, else to a new one; what others show stays. */
async function goTo(table: string): Promise<void> {
  const open = await pages();
  const page = open.find((each) => isAt(each, table));
  if (page) return void (await page.focus());
  await self.clients.openWindow(`/t/${table}`);
}

self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(goTo(notification.data as string));
});

self.addEventListener("install", (event) => event.waitUntil(install()));

self.addEventListener("activate", (event) => {
  // whoever opened the page first has it from then on
  event.waitUntil(removeOld().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  const said = event.data as
    "take over" | "keep what is taught" | { language: string } | { note: Note } | { told: string };
  if (said === "take over") void self.skipWaiting();
  else if (said === "keep what is taught") event.waitUntil(keepTaught().catch(() => undefined));
  else if ("note" in said) event.waitUntil(showNote(said.note));
  else if ("told" in said) event.waitUntil(removeNote(said.told));
  else {
    const note = async (): Promise<void> => {
      const cache = await caches.open("marrakech-language");
      await cache.put(LANGUAGE, new Response(said.language));
      await keepLanguage(said.language).catch(() => undefined); // with the next screen, then
    };
    event.waitUntil(note());
  }
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  switch (strategyOf(request, self.location.origin)) {
    case "screen":
      return event.respondWith(screen(request));
    case "kept first":
      return event.respondWith(keptFirst(request));
    case "network first":
      return event.respondWith(networkFirst(request));
    case "leave alone":
  }
});
