// The router: which screen a path leads to, and going there without loading the page again.

export type Route =
  | { screen: "home" }
  | { screen: "new" }
  | { screen: "lobby" }
  | { screen: "table"; table: string }
  | { screen: "table-replay" | "table-review"; table: string }
  | { screen: "replay" }
  | { screen: "rules" }
  | { screen: "learn" }
  | { screen: "people" }
  | { screen: "puzzles" }
  | { screen: "analysis" }
  | { screen: "games" }
  | { screen: "me" }
  | { screen: "ladder" }
  | { screen: "daily" }
  | { screen: "programs" }
  | { screen: "lost" };

const PLAIN = [
  "new",
  "lobby",
  "replay",
  "rules",
  "learn",
  "people",
  "puzzles",
  "analysis",
  "games",
  "me",
  "ladder",
  "daily",
  "programs",
] as const;

/** The screen at a path. */
export function routeOf(path: string): Route {
  const parts = path.split("/").filter(Boolean);
  const [head, table, tail] = parts;
  if (head === undefined) return { screen: "home" };
  const plain = PLAIN.find((screen) => screen === head);
  if (parts.length === 1 && plain) return { screen: plain };
  if (head === "daily" && parts.length === 2 && /^\d{4}-\d\d-\d\d$/.test(table ?? "")) {
    return { screen: "daily" };
  }
  if (head === "t" && table && /^[\w-]+$/.test(table)) {
    if (parts.length === 2) return { screen: "table", table };
    if (parts.length === 3 && (tail === "replay" || tail === "review")) {
      return { screen: `table-${tail}`, table };
    }
  }
  return { screen: "lost" };
}

const current = $state({ path: "/", search: "" });

export function path(): string {
  return current.path;
}

export function search(): URLSearchParams {
  return new URLSearchParams(current.search);
}

function readLocation(): void {
  current.path = location.pathname;
  current.search = location.search;
}

/** Show another screen. */
export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  readLocation();
}

/** Follow links within the page, and the browser's own buttons. */
export function startRouter(): void {
  readLocation();
  addEventListener("popstate", readLocation);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    const to = new URL(link.href);
    if (to.origin !== location.origin || to.pathname.startsWith("/api") || link.dataset.outside) {
      return;
    }
    if (to.hash && to.pathname === location.pathname) return;
    event.preventDefault();
    go(to.pathname + to.search + to.hash);
  });
}
