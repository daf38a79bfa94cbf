// Which key does what at a table.

import type { Way } from "../board/types";
import type { Position, Todo } from "../wire";

/** What a key asks for at a table. */
export type KeyAction =
  | { do: "way"; way: Way }
  | { do: "primary" }
  | { do: "throw" }
  | { do: "undo" }
  | { do: "take-back" }
  | { do: "skip" }
  | { do: "mute" }
  | { do: "help" }
  | { do: "log" }
  | { do: "say" }
  | { do: "menu" };

const HEADINGS = ["N", "E", "S", "W"];
const ARROWS: Record<string, string> = {
  ArrowUp: "N",
  ArrowRight: "E",
  ArrowDown: "S",
  ArrowLeft: "W",
};
const WAYS: Record<number, Way> = { 0: "F", 1: "R", 3: "L" };

/** The way that points where an arrow does on the board; none for back (R3.2). */
export function wayTowards(heading: string, arrow: string): Way | null {
  const wanted = ARROWS[arrow];
  if (wanted === undefined) return null;
  const quarter = (HEADINGS.indexOf(wanted) - HEADINGS.indexOf(heading) + 4) % 4;
  return WAYS[quarter] ?? null;
}

const LETTERS: Record<string, KeyAction> = {
  l: { do: "way", way: "L" },
  f: { do: "way", way: "F" },
  r: { do: "way", way: "R" },
  t: { do: "throw" },
  u: { do: "undo" },
  b: { do: "take-back" },
  s: { do: "skip" },
  m: { do: "mute" },
  g: { do: "log" },
  p: { do: "say" },
  o: { do: "menu" },
  "?": { do: "help" },
  Enter: { do: "primary" },
};

/** What is listed under `?`, with the names of the messages that say it. */
export const SHORTCUTS: readonly (readonly [keys: readonly string[], message: string])[] = [
  [["Enter"], "page-key-primary"],
  [["←", "↑", "→", "↓"], "page-key-arrows"],
  [["L", "F", "R"], "page-key-ways"],
  [["T"], "page-key-throw"],
  [["↔", "↕", "Enter", "Space"], "page-key-board"],
  [["U"], "page-key-undo"],
  [["B"], "page-key-take-back"],
  [["S"], "page-key-skip"],
  [["M"], "page-key-mute"],
  [["P"], "page-key-say"],
  [["G"], "page-key-log"],
  [["O"], "page-key-menu"],
  [["?"], "page-key-help"],
];

export function keyActionOf(
  key: string,
  todo: Todo | null,
  position: Position | null,
): KeyAction | null {
  if (key in ARROWS) {
    if (todo?.phase !== "turn" || !position) return null;
    const way = wayTowards(position.assam.heading, key);
    return way && todo.legal.includes(way) ? { do: "way", way } : null;
  }
  return LETTERS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** Whether a key belongs to what has the focus, such as a text that is being written. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target as Element | null;
  if (!target?.closest) return false;
  if (target.closest("input, select, textarea, dialog, [contenteditable]")) return true;
  return event.key === "Enter" && target.closest("button, a, summary, [role=button]") !== null;
}
