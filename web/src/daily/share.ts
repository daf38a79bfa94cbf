// What is told of a day without telling anything of its game.

import { digits, say } from "../i18n/language.svelte";
import { origin } from "../lib/origin.svelte";
import type { Day, Try } from "./api";

/** How good a turn was, by shapes: they need no colour, and no emoji. */
export const MARKS = { b: "◆", g: "◇", m: "○" } as const;

export const patternText = (choices: string): string =>
  [...choices].map((each) => MARKS[each as keyof typeof MARKS]).join("");

/** The lines that are shared. */
export function shareText(day: Day, mine: Try, streak: number, words: string): string {
  const points = say("daily-text-points", { points: mine.points ?? 0 });
  const better = !mine.better_than
    ? ""
    : say("daily-better", { percent: digits(mine.better_than) });
  return [
    say("daily-text", { day: words }),
    patternText(mine.choices ?? ""),
    [points, better].filter(Boolean).join(" · "),
    streak > 1 ? say("daily-streak", { days: streak }) : "",
    `${origin()}/daily/${day.day}`,
  ]
    .filter(Boolean)
    .join("\n");
}
