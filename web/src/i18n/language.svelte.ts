// The language of the page: which one is spoken, loading and changing it, and `say`.

import loaders, { codes, taught } from "virtual:catalogues";
import { settings } from "../lib/settings.svelte";
import {
  asChance,
  asCost,
  direction,
  inDigits,
  negotiated,
  numbersOf,
  type Details,
  Speaker,
} from "./speaker";

export const LANGUAGES: readonly string[] = Object.keys(loaders).sort();

let speaker = $state.raw(new Speaker("en", ""));
let spoken = $state("en");
const read = new Map<string, string>();
/** Whether the messages of the rulebook and the lesson, a chunk of their own, are needed. */
let learning = false;
let learned: Promise<void> | undefined;
/** The language that was asked for last, and how often one was: a later request wins. */
let asked: string | null = null;
let turns = 0;

/** A message in the current language; reactive, so it is shown anew when the language changes. */
export function say(message: string, details?: Details): string {
  return speaker.say(message, details);
}

/** Whether there is such a message. */
export function canSay(message: string): boolean {
  return speaker.has(message);
}

/** The name shown for a player who has none. */
export function colourName(colour: string): string {
  return say("words-player", { colour });
}

/** The language that is spoken. */
export function language(): string {
  return spoken;
}

/** Formats numbers and dates as the language does. */
export function locale(): string[] {
  return numbersOf(spoken);
}

/** A whole number, or a time, as the language writes it. */
export function digits(number: number | string): string {
  return inDigits(spoken, number);
}

/** A cost, as a negative number. */
export function cost(dirhams: number, places = 0): string {
  return asCost(spoken, dirhams, places);
}

/** A chance as a percentage. */
export function chance(share: number): string {
  return asChance(spoken, share);
}

/** The name of a language in that language. */
export function ownName(code: string): string {
  const name = codes.unknown[code]?.name;
  if (name) return name;
  return new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
}

async function catalogue(code: string): Promise<readonly [string, string]> {
  const name = learning ? `${code}/taught` : code;
  const known = read.get(name);
  if (known !== undefined) return [code, known];
  const parts = learning ? [loaders[code], taught[code]] : [loaders[code]];
  const texts = await Promise.all(parts.map(async (load) => (await load?.())?.default ?? ""));
  const text = texts.join("");
  read.set(name, text);
  return [code, text];
}

/** Loads the messages of the rulebook and the lesson, too; concurrent calls share one loading. */
export function learn(): Promise<void> {
  learning = true;
  learned ??= speak(asked ?? wantedLanguage()).catch((error: unknown) => {
    learned = undefined; // the next one who asks tries again
    throw error;
  });
  return learned;
}

/** Speak a language from now on. */
export async function speak(code: string): Promise<void> {
  const turn = ++turns;
  asked = code;
  const [language, text] = await catalogue(code);
  if (turn !== turns) return; // another one was asked for meanwhile
  speaker = new Speaker(language, text);
  spoken = code;
  document.documentElement.lang = code;
  document.documentElement.dir = direction(code);
}

/** The language that the address, an earlier choice or the browser asks for. */
export function wantedLanguage(): string {
  const asked = new URLSearchParams(location.search).get("lang");
  const wanted = [asked, settings.language, ...navigator.languages];
  return negotiated(
    wanted.filter((code): code is string => Boolean(code)),
    LANGUAGES,
  );
}
