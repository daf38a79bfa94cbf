// What the market of a day is called: today's, or that of a date.

import { locale, say } from "../i18n/language.svelte";
import { dayAt, dayWords } from "./days";

const LONG = { weekday: "long", day: "numeric", month: "long" } as const;
const SHORT = { day: "numeric", month: "short" } as const;

/** The day as on a sign, with the year if it is another one. */
function dateOf(day: string, today: string, short: boolean): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: "numeric" } as const);
  return dayWords(day, locale(), { ...(short ? SHORT : LONG), ...year });
}

/** The sign of a market. */
export function marketOf(day: string, today = dayAt(Date.now()), short = false): string {
  if (day === today) return say("daily-home");
  return say("daily-of", { day: dateOf(day, today, short) });
}
