// What the people of the market are called.

import { canSay, say } from "../i18n/language.svelte";

/** The name of whoever plays at a level. */
export function personName(level: string): string {
  const known = [`page-bot-${level}`, `bots-who-${level}`].find(canSay);
  return known ? say(known) : level;
}
