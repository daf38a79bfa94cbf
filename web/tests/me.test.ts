import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { levelsCalled, seatNow } from "../src/games/names";
import { namesOf } from "../src/lib/people";
import { keepPassport } from "../src/lib/passport";
import { keepSeats, secretsOf, keyOf } from "../src/lib/seats";
import { writeStored } from "../src/lib/storage";
import { bringAgain, bringSeats, gamesPath, type OwnSeat } from "../src/me/api";
import { carried, carryLink, keepCarried, MOST_SEATS, seatsToCarry } from "../src/me/carry";
import { DYES, faceIn, headOf, PARTS, RUGS, rugOf } from "../src/me/face";
import { EVERYTHING } from "../src/me/files";
import { firstFace } from "../src/me/first";
import { drawingOf, MARKS } from "../src/me/medals";

const SECRET = "p".repeat(32);
const SEAT = "s".repeat(24);
const KEY = "0f".repeat(32);
const source = (path: string): string =>
  readFileSync(resolve(import.meta.dirname, "../../src/marrakech", path), "utf-8");

beforeEach(() => {
  writeStored("marrakech.seats", []);
  writeStored("marrakech.brought", []);
  keepPassport(SECRET);
});

describe("faces", () => {
  it("have as many parts as the server knows", () => {
    const [, counts] = /SCARVES, COLOURS, PATTERNS = (\d+, \d+, \d+)/.exec(
      source("table/face.py"),
    )!;
    expect(`${PARTS.scarf}, ${PARTS.colour}, ${PARTS.pattern}`).toBe(counts);
    expect(DYES).toHaveLength(PARTS.colour);
    expect(RUGS).toHaveLength(PARTS.pattern);
  });

  it("are all drawn, and all differently", () => {
    const drawn = new Set<string>();
    for (let scarf = 0; scarf < PARTS.scarf; scarf++) {
      for (let colour = 0; colour < PARTS.colour; colour++) {
        const shapes = headOf({ scarf, colour, pattern: 0 });
        expect(shapes.length).toBeGreaterThan(5);
        expect(JSON.stringify(shapes)).not.toMatch(/NaN|undefined/);
        drawn.add(JSON.stringify(shapes));
      }
    }
    expect(drawn.size).toBe(PARTS.scarf * PARTS.colour);
    const rugs = Array.from({ length: PARTS.pattern }, (_, pattern) =>
      JSON.stringify(rugOf({ scarf: 0, colour: 0, pattern })),
    );
    expect(new Set(rugs).size).toBe(PARTS.pattern);
    expect(rugs.join("")).not.toMatch(/NaN|undefined/);
  });

  it("of a new passport are those that the server gives it", () => {
    // tests/server/test_passports.py knows it, too
    expect(firstFace("A".repeat(32))).toEqual({ scarf: 4, colour: 2, pattern: 7 });
  });

  it("are possible ones, whatever was kept", () => {
    const plain = { scarf: 0, colour: 0, pattern: 0 };
    for (const odd of [null, "x", { scarf: 6 }, { colour: -1 }, { pattern: 1.5 }, { scarf: "a" }]) {
      expect(faceIn(odd)).toEqual(plain);
    }
    expect(faceIn({ scarf: 5, colour: 7, pattern: 7 })).toEqual({
      scarf: 5,
      colour: 7,
      pattern: 7,
    });
  });
});

describe("marks", () => {
  it("are drawn and told, each that the server gives", () => {
    const literal = /Mark = Literal\[([^\]]+)\]/.exec(source("players/marks.py"))![1]!;
    const known = [...literal.matchAll(/"(\w+)"/g)].map(([, mark]) => mark);
    expect(MARKS).toEqual(known);
    const words = source("locales/en/me.ftl");
    for (const mark of known) {
      expect(drawingOf(mark!).shapes.length).toBeGreaterThan(0);
      expect(words).toContain(`me-mark-${mark} = `);
      expect(words).toContain(`me-mark-${mark}-hint = `);
    }
    expect(drawingOf("of a newer server").shapes).toEqual([]);
  });
});

describe("what carries a passport to another device", () => {
  it("is read as it was written", () => {
    keepSeats("table-1", [SEAT], KEY);
    keepSeats("table-2", [SEAT]);
    const seats = seatsToCarry(["table-2", "table-1", "not-here"]);
    const link = carryLink("https://example.org", { secret: SECRET, seats });
    writeStored("marrakech.seats", []);
    const found = carried(new URL(link).hash)!;
    expect(found).toEqual({ secret: SECRET, seats });
    expect(new URL(link).search).toBe("");
    keepCarried(found);
    expect(secretsOf("table-1")).toEqual([SEAT]);
    expect(keyOf("table-1")).toBe(KEY);
    expect(keyOf("table-2")).toBeNull();
  });

  it("has no more seats than can be scanned", () => {
    const tables = Array.from({ length: 9 }, (_, number) => `table-${number}`);
    for (const table of tables) keepSeats(table, [SEAT], KEY);
    expect(seatsToCarry(tables)).toHaveLength(MOST_SEATS);
  });

  it("is nothing else", () => {
    for (const hash of [
      "",
      "#",
      "#passport=",
      "#passport=short",
      "#seat=abc",
      `#passport=${SECRET}!`,
    ]) {
      expect(carried(hash)).toBeNull();
    }
    const odd = `#passport=${SECRET}&seat=t&seat=.${SEAT}&seat=a/b.${SEAT}&seat=t.${SEAT}`;
    expect(carried(odd)?.seats).toEqual([{ table: "t", secret: SEAT, key: null }]);
  });
});

describe("the seats of before", () => {
  it("are brought once, and again to another passport", async () => {
    const asked = vi.fn<typeof fetch>(async () => new Response("{}"));
    vi.stubGlobal("fetch", asked);
    await bringSeats();
    expect(asked).not.toHaveBeenCalled();
    keepSeats("table-1", [SEAT]);
    await bringSeats();
    await bringSeats();
    expect(asked).toHaveBeenCalledTimes(1);
    const [, init] = asked.mock.calls[0]!;
    expect(JSON.parse(String(init?.body))).toEqual([{ table: "table-1", secrets: [SEAT] }]);
    expect(new Headers(init?.headers).get("Passport")).toBe(SECRET);
    bringAgain(true);
    await bringSeats();
    expect(asked).toHaveBeenCalledTimes(2);
    // after a passport was deleted, its seats are brought to no other
    keepSeats("table-2", [SEAT]);
    bringAgain(false);
    await bringSeats();
    expect(asked).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });

  it("are brought later if nobody answers", async () => {
    vi.stubGlobal("fetch", async () => Promise.reject(new Error("no network")));
    keepSeats("table-1", [SEAT]);
    await expect(bringSeats()).rejects.toThrow();
    const asked = vi.fn<typeof fetch>(async () => new Response("{}"));
    vi.stubGlobal("fetch", asked);
    await bringSeats();
    expect(asked).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });
});

describe("the list of games", () => {
  it("is asked for as it is wanted", () => {
    expect(gamesPath(EVERYTHING)).toBe("/passport/games");
    const path = gamesPath(
      { players: 3, won: false, company: 2, rival: " Fati ", levels: ["merchant"] },
      "12.t",
    );
    const query = new URLSearchParams(path.split("?")[1]);
    expect(Object.fromEntries(query)).toEqual({
      ...{
        players: "3",
        won: "false",
        company: "2",
        rival: "Fati",
        levels: "merchant",
        after: "12.t",
      },
    });
    expect(gamesPath({ ...EVERYTHING, levels: ["merchant"] })).toBe("/passport/games");
  });

  it("finds characters by what they are called here", () => {
    const called = (level: string): string =>
      ({ merchant: "Fatima", master: "Yusuf" })[level] ?? level;
    expect(levelsCalled("fati", called)).toEqual(["merchant"]);
    expect(levelsCalled("", called)).toEqual([]);
  });

  it("names those by their colour who have deleted their passports", () => {
    const seat: OwnSeat = {
      ...{ kind: "person", name: "?", level: null, colour: "blue", gone: null },
      ...{ points: 1, place: 1, face: null },
    };
    const say = (message: string, details?: object): string =>
      `${message} ${JSON.stringify(details)}`;
    expect(namesOf([seatNow(seat)], say)).toEqual(['words-player {"colour":"blue"}']);
  });
});
