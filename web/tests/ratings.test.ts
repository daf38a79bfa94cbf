import { describe, expect, it } from "vitest";
import { canBeRated, isRated, newTable, preset } from "../src/lib/setup";
import type { Choices } from "../src/lib/api";
import type { Ladder } from "../src/ratings/api";
import { curveIn, rowsOf } from "../src/ratings/rows";

const person = (place: number, rating: number): Ladder["people"][number] => ({
  place,
  name: `P${place}`,
  face: { scarf: 0, colour: 0, pattern: 0 },
  now: { rating, off: 90 },
  games: 12,
  you: false,
});

const bots = [
  { level: "porter", rating: 324 },
  { level: "peddler", rating: 800 },
  { level: "master", rating: 1364 },
];

const names = (ladder: Ladder, page: number): string[] =>
  rowsOf(ladder, page).map((row) => (row.kind === "person" ? row.person.name : row.level));

describe("the ladder", () => {
  it("has the bots among the people, and each of them once over all pages", () => {
    const ladder = { pool: "2" as const, bots, total: 3, on_a_page: 2, your_place: null };
    const first = { ...ladder, people: [person(1, 900), person(2, 800)] };
    const second = { ...ladder, people: [person(3, 500)] };
    expect(names(first, 0)).toEqual(["master", "P1", "P2"]);
    expect(names(second, 1)).toEqual(["P3", "porter"]);
  });

  it("is of bots alone where nobody is yet", () => {
    const empty = {
      pool: "2" as const,
      bots,
      total: 0,
      on_a_page: 50,
      your_place: null,
      people: [],
    };
    expect(names(empty, 0)).toEqual(["master", "peddler", "porter"]);
  });
});

describe("a curve", () => {
  it("fills its box, the best at the top, with the band around the line", () => {
    const { line, band, low, high } = curveIn(
      [
        { rating: 700, off: 300 },
        { rating: 800, off: 200 },
      ],
      100,
      60,
    );
    expect([low, high]).toEqual([400, 1000]);
    expect(line).toEqual([
      [0, 30],
      [100, 20],
    ]);
    expect(band[0]).toEqual([0, 0]);
    expect(band.at(-1)).toEqual([0, 60]);
  });

  it("is in the middle while there is nothing to compare with", () => {
    expect(curveIn([{ rating: 5, off: 0 }], 100, 60).line).toEqual([[50, 30]]);
  });
});

describe("a set-up", () => {
  const choices = { editions: [] } as unknown as Choices;
  const plan = (setup: Parameters<typeof newTable>[0]): ReturnType<typeof newTable> =>
    newTable(setup, choices, "Ada", (colour) => colour);

  it("is rated where people play at several screens, and with bots only if one wants it", () => {
    expect(isRated(preset("link", 2, "porter"))).toBe(true);
    expect(isRated({ ...preset("link", 2, "porter"), rated: false })).toBe(false);
    expect(isRated(preset("bots", 2, "porter"))).toBe(false);
    expect(isRated({ ...preset("bots", 2, "porter"), rated: true })).toBe(true);
  });

  it("is never rated round one screen, or with other rugs and dirhams", () => {
    expect(canBeRated({ ...preset("here", 2, "porter"), rated: true })).toBe(false);
    expect(canBeRated(preset("watch", 2, "porter"))).toBe(false);
    expect(isRated({ ...preset("link", 2, "porter"), rated: true, house: { rugs: 4 } })).toBe(
      false,
    );
  });

  it("has no hints and no taking back when it is rated", () => {
    const rated = plan({ ...preset("bots", 2, "porter"), rated: true });
    expect(rated).toMatchObject({ rated: true, take_back: false, hints: false });
    const other = plan(preset("bots", 2, "porter"));
    expect(other).toMatchObject({ rated: false, take_back: true, hints: true });
  });
});
