import { describe, expect, it } from "vitest";
import { bars } from "./bars";
import { asSentence, dayAt, dayWords, hoursLeft, plus, timeOf, weekday, weeksUntil } from "./days";
import { MARKS, patternText } from "./share";

describe("days", () => {
  it("begin a sentence as one", () => {
    expect(asSentence("\u2068torstai 19.\u2069 heitot", ["fi"])).toBe(
      "\u2068Torstai 19.\u2069 heitot",
    );
    expect(asSentence("istanbul", ["tr"])).toBe("İstanbul");
    expect(asSentence("19日", ["ja"])).toBe("19日");
    expect(asSentence("\u2068١٩\u2069 نوفمبر", ["ar"])).toBe("\u2068١٩\u2069 نوفمبر");
  });

  it("begin at midnight in Greenwich", () => {
    expect(dayAt(timeOf("2026-11-18"))).toBe("2026-11-18");
    expect(dayAt(timeOf("2026-11-18") - 1)).toBe("2026-11-17");
    expect(plus("2026-12-31", 1)).toBe("2027-01-01");
  });

  it("stand in whole weeks from Monday on", () => {
    expect(weekday("2026-11-16")).toBe(0);
    expect(weekday("2026-11-22")).toBe(6);
    const days = weeksUntil("2026-11-18", 2);
    expect(days).toHaveLength(14);
    expect([days[0], days[13]]).toEqual(["2026-11-09", "2026-11-22"]);
  });

  it("are the same in words wherever one is", () => {
    const how = { weekday: "long", day: "numeric", month: "long" } as const;
    expect(dayWords("2026-11-16", ["en-GB"], how)).toBe("Monday 16 November");
  });

  it("tell how long it is until the next one", () => {
    expect(hoursLeft(timeOf("2026-11-18") + 3_600_000 * 14.5, "2026-11-18")).toBe(9);
    expect(hoursLeft(timeOf("2026-11-20"), "2026-11-18")).toBe(0);
  });
});

describe("the figure of points", () => {
  it("has a bar for all who are near each other, and mine among them", () => {
    const shown = bars(
      [
        [10, 1],
        [30, 4],
        [31, 2],
      ],
      31,
    );
    expect(shown.length).toBeLessThanOrEqual(20);
    expect(shown.reduce((sum, bar) => sum + bar.times, 0)).toBe(7);
    expect(shown.filter((bar) => bar.mine)).toHaveLength(1);
    const mine = shown.find((bar) => bar.mine)!;
    expect(mine.from <= 31 && 31 <= mine.to).toBe(true);
  });

  it("is one bar where everybody has as many", () => {
    expect(bars([[12, 3]], null)).toEqual([{ from: 12, to: 12, times: 3, mine: false }]);
  });

  it("is nothing where nobody was", () => {
    expect(bars([], 3)).toEqual([]);
  });
});

describe("what is shared", () => {
  it("tells how good turns were, by shapes", () => {
    expect(patternText("bgm")).toBe(MARKS.b + MARKS.g + MARKS.m);
    expect(new Set(Object.values(MARKS)).size).toBe(3);
  });
});
