import { beforeEach, describe, expect, it, vi } from "vitest";
import { clockFace, isSlow, timeInWords, urgencyOf } from "../src/lib/clock";
import { clockPlan, preset } from "../src/lib/setup";
import { byUrgency, isMine, news, pause, SEEN, UNSEEN, type Turn } from "../src/slow/turns";
import type { ClockPlan, SeatNow } from "../src/wire";

const DAY = 86_400_000;
const HOUR = 3_600_000;
const days: ClockPlan = { kind: "move", seconds: 259_200, out: "bot" };

const person = (name: string): SeatNow => ({
  kind: "person",
  name,
  colours: ["red"],
  level: null,
  gone: null,
  chain: null,
  keyless: false,
  times_out: 0,
  this_turn: false,
  program: false,
  face: null,
});

const turn = (table: string, changes: Partial<Turn> = {}): Turn => ({
  table,
  version: 7,
  locked: [],
  standing: "playing",
  seats: [0],
  players: [person("Ada"), person("Bea")],
  waits: [0],
  slow: true,
  left: DAY,
  ...changes,
});

describe("a clock of days", () => {
  it("is slow, and no other one is", () => {
    expect(
      [days, { ...days, seconds: 300 }, { ...days, kind: "total" as const }].map(isSlow),
    ).toEqual([true, false, false]);
    expect(isSlow(null)).toBe(false);
  });

  it("is told by its two largest units, what is begun as whole", () => {
    const told = [3 * DAY, 3 * DAY - 1, DAY + 5 * HOUR, 90 * 60_000, 60_000, 0];
    expect(told.map((ms) => timeInWords(ms, ["en"]))).toEqual([
      "3 days",
      "3 days",
      "1 day 5 hours",
      "1 hour 30 minutes",
      "1 minute",
      "0",
    ]);
    expect(clockFace(2 * DAY + HOUR, ["en"])).toBe("2d 1h");
    expect(clockFace(HOUR, ["en"])).toBe("60:00");
  });

  it("gets short in its last hours, and is nearly over as any other", () => {
    expect([DAY, 2 * HOUR, 20_001, 20_000].map((ms) => urgencyOf(days, ms))).toEqual([
      null,
      "short",
      "short",
      "last",
    ]);
  });

  it("can be set up", () => {
    const { clock } = preset("link", 2, "peddler");
    expect(clockPlan({ ...clock, kind: "move", seconds: 86_400 })).toEqual({
      kind: "move",
      seconds: 86_400,
      out: "bot",
    });
  });
});

describe("turns", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  });

  it("are one's own where one has to act, and no bot does it", () => {
    const bot = [{ ...person("Ada"), level: "merchant" }, person("Bea")];
    expect(
      [
        turn("a"),
        turn("b", { waits: [1] }),
        turn("c", { waits: [] }),
        turn("d", { players: bot }),
      ].map(isMine),
    ).toEqual([true, false, false, false]);
  });

  it("are sorted by whose they are, and how long there is", () => {
    const sorted = byUrgency([
      turn("waits", { standing: "waiting", waits: [], left: null }),
      turn("theirs", { waits: [1], left: 5 }),
      turn("later", { left: 9 }),
      turn("soon", { left: 1 }),
    ]);
    expect(sorted.map(({ table }) => table)).toEqual(["soon", "later", "theirs", "waits"]);
  });

  it("are asked for while there is a slow game, and less often where nobody looks", () => {
    expect([pause([turn("a")], true), pause([turn("a")], false)]).toEqual([SEEN, UNSEEN]);
    expect([pause([], true), pause([turn("a", { slow: false })], true)]).toEqual([null, null]);
  });

  it("are told of once each, and again when it is one's turn again", () => {
    const names = (turns: readonly Turn[]): string[] => news(turns).fresh.map(({ table }) => table);
    expect(names([turn("a"), turn("fast", { slow: false })])).toEqual(["a"]);
    expect(names([turn("a", { version: 8 })])).toEqual([]); // somebody has spoken
    expect(news([turn("a", { waits: [1] })])).toEqual({ fresh: [], past: ["a"] });
    expect(news([turn("a", { waits: [1] })])).toEqual({ fresh: [], past: [] });
    expect(names([turn("a", { version: 12 })])).toEqual(["a"]);
  });
});
