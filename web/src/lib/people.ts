import type { Say } from "../i18n/speaker";
import type { SeatNow } from "../wire";

/** How many characters a name may have: as many as the server keeps. */
export const NAME_MOST = 24;

/** As much of a name as there is room for. */
export function nameThatFits(name: string): string {
  return [...name].slice(0, NAME_MOST).join("");
}

/** What everybody at a table is called: bots by who they are, the nameless by their colour. */
export function namesOf(seats: readonly SeatNow[], say: Say): string[] {
  const names = seats.map((seat) => {
    if (seat.kind === "open") return say("page-seat-open");
    if (seat.kind === "bot" && seat.level) return botName(seat.level, say);
    return seat.name || say("words-player", { colour: seat.colours[0] ?? "red" });
  });
  return names.map((name, index) => {
    if (seats[index]?.kind === "open") return name;
    const same = names.filter((other) => other === name).length;
    const number = names.slice(0, index + 1).filter((other) => other === name).length;
    return same > 1 && number > 1 ? say("page-namesake", { name, number }) : name;
  });
}

const LEVELS = new Set(["porter", "apprentice", "peddler", "merchant", "master"]);

/** What a bot is called at the table; one that is no level of ours by its specification. */
export function botName(level: string, say: Say): string {
  return LEVELS.has(level) ? say(`page-bot-${level}`) : level;
}
