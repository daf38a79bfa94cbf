import { describe, expect, it } from "vitest";
import { howItEnded, whyGone, type Gone } from "../src/lib/ending";
import type { Result, SeatNow } from "../src/wire";

const IN = null;

/** A game that ended for these reasons, with those who were in or had gone by then. */
function ended(reason: Result["reason"], ...players: (Gone | null)[]): [Result, SeatNow[]] {
  const seats = players.map((why): SeatNow => {
    const gone = why === "out" ? null : why;
    const seat = {
      chain: null,
      keyless: false,
      times_out: 0,
      this_turn: false,
      program: false,
      face: null,
    } as const;
    return { kind: "person", name: "", colours: ["red"], level: null, gone, ...seat };
  });
  const out = players.flatMap((why, seat) => (why === "out" ? [seat] : []));
  return [{ reason, ranking: [], points: [], dirhams: [], squares: [], out, redrawn: 0 }, seats];
}

describe("the end", () => {
  it.each([
    ["the last rug", ended("last rug", IN, IN), "last-rug"],
    ["the last rug, though somebody gave up", ended("last rug", IN, IN, "resigned"), "last-rug"],
    ["all others out", ended("last player", IN, "out", "out"), "last-player"],
    ["all others gave up", ended("resigned", IN, "resigned", "resigned"), "resigned"],
    ["the time of all others", ended("resigned", "time", IN), "time"],
    ["one gave up, one had no time", ended("resigned", "time", IN, "resigned"), "left"],
    ["one gave up, one was out", ended("resigned", "out", IN, "resigned"), "left"],
    ["others went away", ended("resigned", IN, "abandoned"), "left"],
    ["only bots are left", ended("resigned", IN, "resigned", IN), "bots"],
  ] as const)("came about by %s", (_, [result, seats], how) => {
    expect(howItEnded(result, seats)).toBe(how);
  });

  it("tells why somebody is not in it", () => {
    const [result, seats] = ended("last rug", IN, "out", "time", "resigned");
    expect(seats.map((_, seat) => whyGone(result, seats, seat))).toEqual([
      null,
      "out",
      "time",
      "resigned",
    ]);
  });
});
