import { describe, expect, it } from "vitest";
import { urgencyOf, timeoutOutcome, minutesOf, TimeWarner } from "../src/lib/clock";
import type { ClockPlan } from "../src/wire";

const minute: ClockPlan = { kind: "move", seconds: 60, out: "bot" };

describe("time", () => {
  it("gets short, and then is nearly over", () => {
    expect([60_000, 20_001, 20_000, 10_001, 10_000, -5].map((ms) => urgencyOf(minute, ms))).toEqual(
      [null, null, "short", "short", "last", "last"],
    );
  });

  it("of a few seconds a turn is not short from the beginning", () => {
    const quick: ClockPlan = { kind: "move", seconds: 15, out: "bot" };
    expect([15_000, 7_501, 7_500, 3_750].map((ms) => urgencyOf(quick, ms))).toEqual([
      null,
      null,
      "short",
      "last",
    ]);
  });

  it("for the whole game is short at its end", () => {
    const total: ClockPlan = { kind: "total", seconds: 600, increment: 5, out: "bot" };
    expect([25_000, 20_000, 10_000].map((ms) => urgencyOf(total, ms))).toEqual([
      null,
      "short",
      "last",
    ]);
  });

  it("is written as on a clock", () => {
    expect([125_000, 59_001, 400, -3].map(minutesOf)).toEqual(["2:05", "1:00", "0:01", "0:00"]);
  });

  it("that is over meant out where nothing else was agreed", () => {
    expect(
      [{ ...minute, out: null }, { ...minute, out: "out" as const }, minute].map(timeoutOutcome),
    ).toEqual(["out", "out", "bot"]);
  });
});

describe("a warning", () => {
  it("comes once for each stage of a turn", () => {
    const warner = new TimeWarner();
    const told = (["short", "short", "last", "last", "short", "last"] as const).map((urgency) =>
      warner.update("0 1", urgency),
    );
    warner.update("0 1", null);
    expect(warner.update("0 2", null)).toBe(null);
    expect(told).toEqual([null, null, "last", null, null, null]);
  });

  it("comes when time gets short within a turn, and anew in the next", () => {
    const warner = new TimeWarner();
    for (const turn of ["0 1", "0 3"]) {
      const told = ([null, "short", "short", "last", null, "last"] as const).map((urgency) =>
        warner.update(turn, urgency),
      );
      expect(told).toEqual([null, "short", null, "last", null, null]);
    }
  });

  it("does not tell those again who begin with little time, but those who have hardly any", () => {
    const warner = new TimeWarner();
    expect(warner.update("1 5", "short")).toBe(null);
    expect(warner.update("1 7", "last")).toBe("last");
    expect(warner.update("1 7", "last")).toBe(null);
    expect(warner.update("1 9", "last")).toBe("last");
  });
});
