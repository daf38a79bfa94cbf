// What players are called: names of people and of bots, none of them twice at one table.

import { COLOURS } from "../board/types";
import type { Say } from "../i18n/speaker";
import type { SeatNow } from "../wire";

const LEVELS = new Set(["porter", "apprentice", "peddler", "merchant", "master"]);
const NAMES = 4; // of each level: as many as there are seats

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
    return seat.name || say("words-player", { colour: seat.colours[0] ?? "red" });
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
  if (!LEVELS.has(level)) return [];
  const others = Array.from({ length: NAMES - 1 }, (_, number) => number + 2);
  return [say(`page-bot-${level}`), ...others.map((number) => say(`page-bot-${level}-${number}`))];
}

/** A name without what nobody hears, such as capitals and spaces: equal if two sound the same. */
function comparable(name: string): string {
  return name
    .normalize("NFKD")
    .toUpperCase()
    .toLowerCase()
    .replace(/[\s\u200c\u200d\ufe00-\ufe0f]/g, "");
}
