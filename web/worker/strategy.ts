// What the service worker does with each request. It touches neither caches nor network.

export type Strategy =
  /** The server's answer, or without it the page itself, which says what it can. */
  | "screen"
  /** Files whose names change with what is in them: what is kept is right for ever. */
  | "kept first"
  /** The server's answer, or without it what is kept. */
  | "network first"
  /** None of the worker's business. */
  | "leave alone";

/** What the server answers itself, and no page does. */
const SERVER = /^\/(api|live|ready|health|metrics)(\/|$)/;
/** What stays the same, or is kept on purpose: lib/offline.ts keeps replays, puzzles/kept.ts puzzles. */
const KEPT =
  /^\/api\/(rulebook(\/figures\/[\w-]+)?|lesson|puzzles(\/\d+)?|tables\/[\w-]+\/replay)$/;

export function strategyOf(
  request: { method: string; mode: string; url: string },
  origin: string,
): Strategy {
  const { pathname, origin: asked } = new URL(request.url);
  if (request.method !== "GET" || asked !== origin) return "leave alone";
  if (KEPT.test(pathname) && request.mode !== "navigate") return "network first";
  if (SERVER.test(pathname)) return "leave alone";
  if (request.mode === "navigate") return "screen";
  if (pathname.startsWith("/assets/")) return "kept first";
  return /\.(svg|png|webmanifest)$/.test(pathname) ? "network first" : "leave alone";
}
