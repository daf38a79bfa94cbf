import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { levelsCalled, seatNow } from "../src/games/names";
import { namesOf } from "../src/lib/people";
import { keepLockKey, keepPassport } from "../src/lib/passport";
import { lockedSeats, openSeats, unlock } from "../src/lib/seatLock";
import { keepSeats, keyOf, onArrival, secretsOf } from "../src/lib/seats";
import { writeStored } from "../src/lib/storage";
import { bringAgain, bringSeats, gamesPath, takeSeats, type OwnSeat } from "../src/me/api";
import { carried, carryLink } from "../src/me/carry";
import { DYES, faceIn, headOf, PARTS, RUGS, rugOf } from "../src/me/face";
import { EVERYTHING } from "../src/me/files";
import { firstFace } from "../src/me/first";
import { drawingOf, MARKS } from "../src/me/medals";

const SECRET = "p".repeat(32);
const LOCK = "l".repeat(32);
const SEAT = "s".repeat(24);
const SECOND = "t".repeat(24);
const KEY = "0f".repeat(32);
const source = (path: string): string =>
  readFileSync(resolve(import.meta.dirname, "../../src/marrakech", path), "utf-8");

beforeEach(() => {
  writeStored("marrakech.seats", []);
  writeStored("marrakech.seats.brought", []);
  keepPassport(SECRET);
  keepLockKey(LOCK);
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
    const link = carryLink("https://example.org", { secret: SECRET, lock: LOCK });
    expect(carried(new URL(link).hash)).toEqual({ secret: SECRET, lock: LOCK });
    expect(new URL(link).search).toBe("");
    const without = carryLink("https://example.org", { secret: SECRET, lock: null });
    expect(carried(new URL(without).hash)).toEqual({ secret: SECRET, lock: null });
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
    expect(carried(`#passport=${SECRET}&lock=short`)?.lock).toBeNull();
  });
});

describe("seats that are locked for one's other browsers", () => {
  const lockHere = (): string => {
    keepLockKey(LOCK);
    keepSeats("table-1", [SEAT, SECOND], KEY);
    const locked = lockedSeats("table-1", 4);
    writeStored("marrakech.seats", []);
    return locked;
  };

  it("are opened by a browser that has the key", () => {
    expect(openSeats("table-1", [lockHere()])).toBe(true);
    expect(secretsOf("table-1")).toEqual([SEAT, SECOND]);
    expect(keyOf("table-1")).toBe(KEY);
  });

  it("tell nothing, and are never the same twice", () => {
    const [one, two] = [lockHere(), lockHere()];
    expect(one).not.toBe(two);
    expect(one.length).toBeLessThanOrEqual(600);
    const bytes = atob(one.replaceAll("-", "+").replaceAll("_", "/"));
    for (const part of [SEAT, SECOND, KEY]) expect(bytes).not.toContain(part.slice(0, 6));
  });

  it("are opened by nothing else, and for no other table", () => {
    const locked = lockHere();
    expect(openSeats("table-2", [locked])).toBe(false);
    for (let at = 0; at < locked.length; at += 7) {
      const other = locked[at] === "A" ? "B" : "A";
      expect(openSeats("table-1", [locked.slice(0, at) + other + locked.slice(at + 1)])).toBe(
        false,
      );
    }
    for (const odd of ["", "A", "!", locked.slice(0, 20), SECRET]) {
      expect(openSeats("table-1", [odd])).toBe(false);
    }
    // the passport alone does not do
    keepLockKey(SECRET);
    expect(openSeats("table-1", [locked])).toBe(false);
    expect(secretsOf("table-1")).toEqual([]);
  });

  it("are heard of where their table is shown, and taken once", async () => {
    const locked = lockHere();
    const heard = vi.fn<(table: string) => void>();
    const end = onArrival(heard);
    await takeSeats([
      { table: "table-1", locked: [locked] },
      { table: "table-2", locked: [] },
    ]);
    await takeSeats([{ table: "table-1", locked: [locked] }]);
    end();
    expect(heard.mock.calls).toEqual([["table-1"]]);
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
    const [sent] = JSON.parse(String(init?.body)) as [{ locked: string }];
    expect(sent).toMatchObject({ table: "table-1", secrets: [SEAT] });
    expect(unlock("table-1", sent.locked, LOCK)).toBe(`${SEAT}.`);
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
