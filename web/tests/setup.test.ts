import { describe, expect, it } from "vitest";
import type { Choices, EditionInfo } from "../src/lib/api";
import {
  applies,
  coloursOf,
  normalized,
  newTable,
  preset,
  recoloured,
  rulesText,
  valueOf,
  type Setup,
} from "../src/lib/setup";

const edition = (id: string, options: EditionInfo["options"] = {}): EditionInfo => ({
  id,
  title: id,
  languages: [],
  options,
  variant: "turn-at-end",
});
const international = edition("international", { first_player: "agree" });
const czech = edition("czech", { elimination: false, pile: "alternating", tiebreak: "none" });
const finnish = edition("finnish", { elimination: false, cover: "colours", area: "owner" });
const choices: Choices = {
  editions: [international, czech, finnish],
  options: {},
  levels: [],
  phrases: [],
  reactions: [],
  version: "1",
  report_reasons: [],
};
const setup = (changes: Partial<Setup> = {}): Setup => ({
  ...preset("bots", 3, "peddler"),
  ...changes,
});
const name = (colour: string): string => `the ${colour} one`;

describe("the rules of a set-up", () => {
  it("are the edition's, for so many players", () => {
    expect(rulesText(setup(), international)).toBe("international/3");
  });

  it("name only what differs from the edition", () => {
    const house = { elimination: false, variant: "turn-at-end", dirhams: 20, cover: "opponents" };
    expect(rulesText(setup({ house }), international)).toBe(
      "international/3,elimination=no,variant=turn-at-end,dirhams=20",
    );
    expect(rulesText(setup({ house: { elimination: true } }), czech)).toBe(
      "czech/3,elimination=yes",
    );
  });

  it("leave out what means nothing to more than two players", () => {
    const house = { two_player: "one colour", pile: "alternating" };
    expect(rulesText(setup({ house }), international)).toBe("international/3");
  });

  it("write values of several words as one", () => {
    const text = rulesText(
      setup({ players: 2, house: { two_player: "one colour" } }),
      international,
    );
    expect(text).toBe("international/2,two-player=one-colour");
  });

  it("take an edition's alternating piles for two players with two colours only", () => {
    expect(valueOf(setup({ players: 2 }), czech, "pile")).toBe("alternating");
    const one = setup({ players: 2, house: { two_player: "one colour" } });
    expect(valueOf(one, czech, "pile")).toBe("shuffled");
    expect(rulesText(one, czech)).toBe("czech/2,two-player=one-colour");
  });
});

describe("whose squares hang together", () => {
  const two = setup({ players: 2 });

  it("is asked where two players have two colours", () => {
    expect(applies(two, international, "area")).toBe(true);
    expect(applies(setup(), international, "area")).toBe(false);
    const one = setup({ players: 2, house: { two_player: "one colour", area: "owner" } });
    expect(applies(one, international, "area")).toBe(false);
    expect(rulesText(one, international)).toBe("international/2,two-player=one-colour");
  });

  it("is as in the edition, or as the house wants it", () => {
    expect(valueOf(two, finnish, "area")).toBe("owner");
    expect(valueOf(two, international, "area")).toBe("colour");
    expect(rulesText(two, finnish)).toBe("finnish/2");
    expect(rulesText(setup({ players: 2, house: { area: "colour" } }), finnish)).toBe(
      "finnish/2,area=colour",
    );
  });
});

describe("a set-up is mended", () => {
  it("where a pile needs two players", () => {
    expect(normalized(setup({ house: { pile: "alternating" } }), international).house).toEqual({});
  });

  it("where two colours need an even number of rugs", () => {
    const odd = normalized(setup({ players: 2, house: { rugs: 11 } }), international);
    expect(odd.house.rugs).toBe(12);
  });

  it("where the first player is not at the table", () => {
    expect(normalized(setup({ players: 2, first: 2 }), international).first).toBeNull();
  });

  it("where one person would sit twice", () => {
    const seats = setup().seats.map((seat) => ({ ...seat, sitter: "me" as const }));
    expect(normalized(setup({ seats }), international).seats.map(({ sitter }) => sitter)).toEqual([
      "me",
      "here",
      "here",
      "me", // a closed seat is left alone
    ]);
  });
});

describe("the table that is asked for", () => {
  it("has a seat for everybody, and a name for the nameless", () => {
    const seats = setup().seats;
    seats[1] = { sitter: "here", name: " ", level: "master" };
    seats[2] = { sitter: "link", name: "", level: "master" };
    const made = newTable(setup({ seats, players: 4 }), choices, "", name);
    expect(made.seats).toEqual([
      { kind: "person", name: "the red one" },
      { kind: "person", name: "the yellow one" },
      { kind: "open" },
      { kind: "bot", level: "peddler" },
    ]);
  });

  it("has a clock as it was chosen", () => {
    const clock = { kind: "total", seconds: 60, minutes: 5, increment: 3 } as const;
    expect(newTable(setup({ clock }), choices, "A", name).clock).toEqual({
      kind: "total",
      seconds: 300,
      increment: 3,
      out: "bot",
    });
    expect(newTable(setup(), choices, "A", name).clock).toBeNull();
  });

  it("has all four colours, swapped where one was chosen", () => {
    const swapped = recoloured(setup(), 0, "purple");
    expect(newTable(swapped, choices, "A", name).colours).toEqual([
      "purple",
      "yellow",
      "blue",
      "red",
    ]);
  });

  it("has both colours of a seat as they were chosen", () => {
    const two = setup({ players: 2 });
    expect(coloursOf(two, international, 1)).toEqual([1, 3]);
    const place = coloursOf(two, international, 0)[1]!;
    const chosen = recoloured(two, place, "yellow");
    expect(newTable(chosen, choices, "A", name).colours).toEqual([
      "red",
      "blue",
      "yellow",
      "purple",
    ]);
  });

  it("has one colour for a seat where players have one each", () => {
    const one = setup({ players: 2, house: { two_player: "one colour" } });
    expect(coloursOf(one, international, 1)).toEqual([1]);
    expect(coloursOf(setup(), international, 2)).toEqual([2]);
  });
});
