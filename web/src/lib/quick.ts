// The opponents of the button that starts a game at once: one to three different bots, as last time.

import { readStored, writeStored } from "./storage";

const KEY = "marrakech.quick";
/** The people of the first row, the weakest first. */
export const USUAL = ["porter", "apprentice", "peddler", "merchant", "master"] as const;
const FIRST: readonly string[] = ["apprentice", "peddler"];
export const MOST_PEOPLE = 3;

/** One to three different people. */
export type People = readonly [string, ...string[]];

/** So many different people: those that are there, and then the next who is not. */
export function soMany(people: readonly string[], number: number, all: readonly string[]): People {
  const chosen = [...new Set(people)].filter((person) => all.includes(person));
  const others = [...FIRST, ...all].filter((person) => !chosen.includes(person));
  const wanted = Math.max(1, Math.min(MOST_PEOPLE, number));
  const [first = FIRST[0]!, ...rest] = [...chosen, ...new Set(others)].slice(0, wanted);
  return [first, ...rest];
}

/**
 * Seat somebody, or let them go. Somebody always stays; and where all seats are taken, the one goes
 * who has sat there longest.
 */
export function seated(people: People, person: string): People {
  if (people.includes(person)) {
    const [first, ...rest] = people.filter((each) => each !== person);
    return first === undefined ? people : [first, ...rest];
  }
  const [first = person, ...rest] = [...people, person].slice(-MOST_PEOPLE);
  return [first, ...rest];
}

/** Who played last time; pages before this one kept a level and a number. */
export function lastPeople(): People {
  const kept = readStored<{ people?: unknown; level?: unknown; opponents?: unknown }>(KEY, {});
  const { people, level, opponents } = kept ?? {};
  if (Array.isArray(people)) {
    const names = people.filter((each): each is string => typeof each === "string");
    const [first, ...rest] = [...new Set(names)].slice(0, MOST_PEOPLE);
    if (first !== undefined) return [first, ...rest];
  }
  const before = typeof level === "string" ? [level] : FIRST;
  return soMany(before, typeof opponents === "number" ? opponents : FIRST.length, USUAL);
}

export function keepPeople(people: People): void {
  writeStored(KEY, { people, level: people[0], opponents: people.length });
}
