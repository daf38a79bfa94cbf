import { describe, expect, test } from "vitest";
import { areaOutline, headline, highlight, places } from "../src/lib/celebration";
import type { Replay, Result } from "../src/wire";

const NAMES = ["Ana", "Bo", "Cy", "Di"];
const say = (message: string, details: object = {}): string =>
  [message, ...Object.values(details)].join(" ");

function result(ranking: number[][], points: number[], more: Partial<Result> = {}): Result {
  const none = points.map(() => 0);
  return {
    ...{ reason: "last rug", ranking, points, dirhams: none, squares: none, redrawn: 0, out: [] },
    ...more,
  } as Result;
}

describe("the headline", () => {
  const clear = result([[2], [0], [3], [1]], [40, 20, 45, 30]);
  test.each([
    ["the winner", [2], "share-you-win 5"],
    ["the second", [0], "share-wins-you Cy 2"],
    ["the last", [1], "share-wins-you Cy 4"],
    ["who watches", [], "share-wins Cy 5"],
    ["those who share a screen", [0, 2], "share-wins Cy 5"],
  ])("is said to %s", (_, you, said) => {
    expect(headline(clear, you, NAMES, say)).toBe(said);
  });

  const shared = result([[1, 3], [0]], [20, 40, 0, 40]);
  test.each([
    ["one of the winners", [3], "share-you-share"],
    ["another", [0], "page-end-shared Bo · Di"],
    ["who watches", [], "page-end-shared Bo · Di"],
  ])("of a shared victory is said to %s", (_, you, said) => {
    expect(headline(shared, you, NAMES, say)).toBe(said);
  });

  test("names no lead where dirhams decided, or nobody else was left", () => {
    const even = result([[0], [1]], [40, 40]);
    const alone = result([[0], [1]], [40, 0], { reason: "resigned" });
    for (const each of [even, alone]) {
      expect(headline(each, [0], NAMES, say)).toBe("share-you-win-plain");
      expect(headline(each, [], NAMES, say)).toBe("page-end-winner Ana");
    }
  });

  test("counts shared places as one", () => {
    const tied = result([[0], [1, 2], [3]], [40, 30, 30, 20]);
    expect(places(tied).map(({ place }) => place)).toEqual([1, 2, 2, 4]);
    expect(headline(tied, [2], NAMES, say)).toBe("share-wins-you Ana 2");
  });
});

describe("the moment to remember", () => {
  const walk = (by: number, to: number, paid: number): object => ({
    position: {},
    item: { type: "walked", payment: { by, to, paid, squares: ["a1"] } },
  });
  const replay = {
    result: result([[0], [1], [2]], [40, 30, 20]),
    steps: [
      { position: {}, item: null },
      walk(0, 1, 3),
      walk(1, 0, 7),
      walk(2, 0, 7),
      walk(0, 1, 2),
    ],
  } as unknown as Replay;

  test.each([
    ["the winner", [0], 3, false],
    ["who watches", [], 3, false],
    ["who has lost: what they got", [1], 1, true],
    ["who has lost and got nothing", [2], 3, false],
  ])("of %s", (_, you, at, own) => {
    expect(highlight(replay, you)).toMatchObject({ at, own });
  });

  test("is none where nobody paid", () => {
    expect(highlight({ ...replay, steps: replay.steps.slice(0, 1) }, [])).toBeNull();
  });
});

test("an area has no lines inside", () => {
  expect(areaOutline(["a1"]).split("M").length - 1).toBe(4);
  expect(areaOutline(["a1", "b1"]).split("M").length - 1).toBe(6);
  expect(areaOutline(["a1", "b1", "a2", "b2"]).split("M").length - 1).toBe(8);
});
