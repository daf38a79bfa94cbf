// The state of the form that sets up a table, and the plan that is sent to the server for it.

import { COLOURS, type Colour } from "../board/types";
import type { ClockPlan, NewTable, SeatPlan } from "../wire";
import type { Choices, EditionInfo, OptionValue } from "./api";
import { word } from "./rules";

export type Sitter = "me" | "here" | "link" | "bot";
export const SITTERS: readonly Sitter[] = ["me", "here", "link", "bot"];

export interface SeatSetup {
  sitter: Sitter;
  name: string;
  level: string;
}

export interface ClockSetup {
  kind: "none" | "move" | "total";
  seconds: number;
  minutes: number;
  increment: number;
  /** What happens when time runs out; missing in set-ups that older versions have stored. */
  out?: "bot" | "out";
}

export interface Setup {
  players: number;
  /** Always four, so that a seat keeps its values while fewer players are chosen. */
  seats: SeatSetup[];
  colours: Colour[];
  edition: string;
  /** Options that differ from the edition's (house rules). */
  house: Record<string, OptionValue>;
  first: number | null;
  clock: ClockSetup;
  listed: boolean;
  takeBack: boolean;
  /** The best of so many games; missing where there is only one. */
  series?: 3 | 5 | null;
  /** Whether hints may be taken; undefined: where one person plays against bots. */
  hints?: boolean;
  /** Whether the result counts for ratings; undefined: where people play at several screens. */
  rated?: boolean;
  /** Whether programs may take open seats; undefined: where the lobby does not show the table. */
  programs?: boolean;
}

/** The options that the set-up offers one by one, in this order. */
export const OPTIONS = [
  "elimination",
  "cover",
  "variant",
  "two_player",
  "pile",
  "area",
  "tiebreak",
  "heading",
] as const;
export const NUMBERS = { dirhams: { least: 1, most: 200 }, rugs: { least: 1, most: 30 } } as const;

const STANDARD: Record<string, OptionValue> = {
  elimination: true,
  cover: "opponents",
  variant: null,
  two_player: "two colours",
  pile: "shuffled",
  area: "colour",
  tiebreak: "dirhams",
  heading: "S",
  dirhams: 30,
};

const bot = (level: string): SeatSetup => ({ sitter: "bot", name: "", level });

/**
 * A table for one person and bots; or for more people, here or elsewhere. Given several levels, the
 * bots are of one after the other.
 */
export function preset(
  kind: "bots" | "here" | "link" | "watch",
  players: number,
  levels: string | readonly [string, ...string[]],
): Setup {
  const sitters: Record<typeof kind, Sitter> = {
    bots: "bot",
    here: "here",
    link: "link",
    watch: "bot",
  };
  const all = typeof levels === "string" ? ([levels] as const) : levels;
  const own = kind === "watch" ? 0 : 1;
  const levelOf = (seat: number): string =>
    all[(seat - own + COLOURS.length * all.length) % all.length] ?? all[0];
  const seats = COLOURS.map((_, seat) => ({ ...bot(levelOf(seat)), sitter: sitters[kind] }));
  if (own) seats[0] = { ...seats[0]!, sitter: "me" };
  return {
    players,
    seats,
    colours: [...COLOURS],
    edition: "international",
    house: {},
    first: null,
    clock: { kind: "none", seconds: 60, minutes: 10, increment: 5, out: "bot" },
    listed: false,
    takeBack: true,
  };
}

/** The present value of an option: the chosen one, else the edition's, else the standard. */
export function valueOf(
  setup: Setup,
  edition: EditionInfo | undefined,
  option: string,
): OptionValue {
  const own = setup.house[option];
  if (own !== undefined) return own;
  if (option === "rugs") return usualRugs(setup, edition);
  if (option === "variant") return null; // a text that offers it does not demand it
  if (option === "pile" && !twoColours(setup, edition)) return "shuffled";
  return edition?.options[option] ?? STANDARD[option] ?? null;
}

/** R2.3: whether each player has two colours. */
export function twoColours(setup: Setup, edition: EditionInfo | undefined): boolean {
  return setup.players === 2 && valueOf(setup, edition, "two_player") === "two colours";
}

/** R2.3: the indices in `colours` of a seat's own. */
export function coloursOf(setup: Setup, edition: EditionInfo | undefined, seat: number): number[] {
  return twoColours(setup, edition) ? [seat, seat + 2] : [seat];
}

/** R2.2, R2.3: how many rugs each player has by default. */
function usualRugs(setup: Setup, edition: EditionInfo | undefined): number {
  if (setup.players === 4) return 12;
  return twoColours(setup, edition) ? 24 : 15;
}

/** Whether an option has a meaning with this number of players and these rules. */
export function applies(setup: Setup, edition: EditionInfo | undefined, option: string): boolean {
  if (option === "two_player") return setup.players === 2;
  if (option === "pile" || option === "area") return twoColours(setup, edition);
  return true;
}

/** The same set-up without options that exclude each other or do not apply. */
export function normalized(setup: Setup, edition: EditionInfo | undefined): Setup {
  const house = Object.fromEntries(
    Object.entries(setup.house).filter(([option]) => applies(setup, edition, option)),
  );
  const rest = { ...setup, house };
  const rugs = house.rugs;
  if (typeof rugs === "number" && twoColours(rest, edition) && rugs % 2) house.rugs = rugs + 1;
  const first = setup.first !== null && setup.first < setup.players ? setup.first : null;
  let mine = false;
  const seats = setup.seats.map((seat, index): SeatSetup => {
    if (seat.sitter !== "me" || index >= setup.players) return seat;
    if (mine) return { ...seat, sitter: "here" };
    mine = true;
    return seat;
  });
  return { ...rest, first, seats };
}

/** The rule set as a word. */
export function rulesText(setup: Setup, edition: EditionInfo | undefined): string {
  const words = [`${edition?.id ?? "standard"}/${setup.players}`];
  const usual = { ...setup, house: {} };
  for (const option of [...OPTIONS, "dirhams", "rugs"]) {
    if (!applies(setup, edition, option)) continue;
    const value = valueOf(setup, edition, option);
    // Without the house rules a table for two has two colours, which decides the usual rugs
    if (option === "rugs" ? option in setup.house : value !== valueOf(usual, edition, option)) {
      words.push(`${option.replace("_", "-")}=${word(value)}`);
    }
  }
  return words.join(",");
}

export function editionOf(setup: Setup, choices: Choices): EditionInfo | undefined {
  return choices.editions.find((edition) => edition.id === setup.edition);
}

/** The request to the server; players without a name are called after their colour. */
/** Whether a game that is set up so can count for ratings: one person here, and the usual rugs and dirhams. */
export function canBeRated(setup: Setup): boolean {
  const seats = setup.seats.slice(0, setup.players);
  const here = seats.filter(({ sitter }) => sitter === "me" || sitter === "here");
  return here.length === 1 && setup.house.rugs === undefined && setup.house.dirhams === undefined;
}

/** Whether it does. */
export function isRated(setup: Setup): boolean {
  const away = setup.seats.slice(0, setup.players).some(({ sitter }) => sitter === "link");
  return canBeRated(setup) && (setup.rated ?? away);
}

/** Whether programs may sit down at the open seats: strangers are not to meet one unasked. */
export function takesPrograms(setup: Setup): boolean {
  return setup.programs ?? !setup.listed;
}

export function newTable(
  setup: Setup,
  choices: Choices,
  myName: string,
  nameOf: (colour: Colour) => string,
): NewTable {
  const sound = normalized(setup, editionOf(setup, choices));
  const seats = sound.seats.slice(0, sound.players).map((seat, index): SeatPlan => {
    const nameless = nameOf(sound.colours[index] ?? "red");
    switch (seat.sitter) {
      case "me":
        return { kind: "person", name: myName || nameless };
      case "here":
        return { kind: "person", name: seat.name.trim() || nameless };
      case "link":
        return { kind: "open" };
      case "bot":
        return { kind: "bot", level: seat.level };
    }
  });
  const rated = isRated(sound);
  return {
    seats,
    rules: rulesText(sound, editionOf(sound, choices)),
    first: sound.first,
    clock: clockPlan(sound.clock),
    series: sound.series ? { games: sound.series } : null,
    listed: sound.listed,
    colours: sound.colours,
    take_back: sound.takeBack && !rated,
    hints: !rated && (sound.hints ?? seats.filter((seat) => seat.kind !== "bot").length === 1),
    rated,
    programs: setup.programs ?? null,
  };
}

export function clockPlan(clock: ClockSetup): ClockPlan | null {
  const { out = "bot" } = clock;
  switch (clock.kind) {
    case "none":
      return null;
    case "move":
      return { kind: "move", seconds: clock.seconds, out };
    case "total":
      return { kind: "total", seconds: clock.minutes * 60, increment: clock.increment, out };
  }
}

/** Give a place a colour; the place that had it gets the other one. */
export function recoloured(setup: Setup, place: number, colour: Colour): Setup {
  const colours = [...setup.colours];
  const other = colours.indexOf(colour);
  [colours[place], colours[other]] = [colours[other]!, colours[place]!];
  return { ...setup, colours };
}
