// What players are called: names of people and of bots, none of them twice at one table.

import { COLOURS } from "../board/types";
import type { Say } from "../i18n/speaker";
import type { LogItem, SeatNow } from "../wire";

const NAMES = 4; // of each: as many as there are seats

/** The five levels, the weakest first: they have spare names of their own. */
const LADDER = ["porter", "apprentice", "peddler", "merchant", "master"];
/** The strongest, and those with a style; if there are several of one, the others have spare names of the levels. */
const SPARE: Readonly<Record<string, readonly string[]>> = {
  storyteller: ["master-2", "merchant-3", "peddler-3"],
  pourer: ["apprentice-2", "apprentice-3", "merchant-4"],
  grandmother: ["merchant-3", "master-2", "peddler-3"],
  mason: ["merchant-2", "porter-3", "master-4"],
  weaver: ["peddler-3", "apprentice-3", "apprentice-2"],
  drummer: ["porter-2", "porter-4", "apprentice-4"],
};
/** Everybody to play against, as the server names them. */
export const PEOPLE: readonly string[] = [...LADDER, ...Object.keys(SPARE)];

/** How many characters a name may have: as many as the server keeps. */
export const NAME_MOST = 24;

/** As much of a name as there is room for. */
export function nameThatFits(name: string): string {
  return [...name].slice(0, NAME_MOST).join("");
}

/** What everybody at a table is called: bots by their level, people without a name by their colour. */
export function namesOf(seats: readonly SeatNow[], say: Say): string[] {
  const names = seats.map((seat) => {
    if (seat.kind === "open") return say("page-seat-open");
    if (seat.kind === "bot") return "";
    // who has deleted a passport is called so, and a person by that name is taken for one
    const nameless = !seat.name || seat.name === "?";
    return nameless ? say("words-player", { colour: seat.colours[0] ?? "red" }) : seat.name;
  });
  // Everybody keeps the colour in the next game, on another seat: so bots are named by colour.
  const bots = seats.flatMap((seat, index) => (seat.kind === "bot" ? [index] : []));
  const place = (index: number): number =>
    COLOURS.findIndex((colour) => colour === seats[index]?.colours[0]);
  for (const index of bots.sort((one, other) => place(one) - place(other))) {
    const level = seats[index]?.level ?? "";
    const taken = names.map(comparable);
    const free = namesOfBots(level, say).find((name) => !taken.includes(comparable(name)));
    names[index] = free ?? level;
  }
  return names.map((name, index) => {
    const seat = seats[index];
    const same = names.filter((other) => comparable(other) === comparable(name)).length;
    if (!seat || seat.kind === "open" || same < 2) return name;
    return say("page-same-name", { name, colour: seat.colours[0] ?? "red" });
  });
}

/** What the bots of a level are called, one after the other. */
function namesOfBots(level: string, say: Say): string[] {
  if (!PEOPLE.includes(level)) return [];
  const own = Array.from({ length: NAMES - 1 }, (_, number) => `${level}-${number + 2}`);
  return [level, ...(SPARE[level] ?? own)].map((name) => say(`page-bot-${name}`));
}

/** Whether it is a bot that says something: a setting makes them quiet. */
export function isRemark(item: LogItem, seats: readonly SeatNow[]): boolean {
  return item.type === "said" && seats[item.seat]?.kind === "bot";
}

/** A title such as "Idris the peddler" with the name apart, where it stands there by itself. */
export function nameInTitle(
  title: string,
  name: string,
): { before: string; name: string; after: string } {
  const at = title.indexOf(name);
  const after = title.slice(at + name.length);
  // Marks and endings that are written onto a name belong to it: فاطمهٔ, سلمای
  if (at < 0 || /^[\p{M}\p{Script=Arabic}]/u.test(after)) {
    return { before: "", name: title, after: "" };
  }
  return { before: title.slice(0, at), name, after };
}

/** A name without what nobody hears, such as capitals and spaces: equal if two sound the same. */
function comparable(name: string): string {
  return name
    .normalize("NFKD")
    .toUpperCase()
    .toLowerCase()
    .replace(/[\s\u200c\u200d\ufe00-\ufe0f]/g, "");
}
