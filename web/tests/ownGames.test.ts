import { beforeEach, describe, expect, it } from "vitest";
import { beyond, keepOwnGame, ownGames, summed, type OwnGame } from "../src/review/ownGames";
import { writeStored } from "../src/lib/storage";
import type { PlayerReviewShown } from "../src/wire";

const game = (table: string, faces: number[], loss = 0): OwnGame => ({
  table,
  faces,
  paid: 5,
  expectedPaid: 4.5,
  luck: -0.1,
  spots: [
    { kind: "turning", part: "early", decisions: 4, loss },
    { kind: "laying", part: "late", decisions: 0, loss: 0 },
  ],
});

beforeEach(() => writeStored("marrakech.habits", []));

describe("one's own games together", () => {
  it("adds up throws, and tells what is to be expected of so many", () => {
    const found = summed([game("a", [1, 2, 2, 1]), game("b", [0, 1, 3, 2])])!;
    expect(found.throws).toBe(12);
    expect(found.faces).toEqual([1, 3, 5, 3]);
    expect(found.expected).toEqual([2, 4, 4, 2]);
    expect(found.mean).toBeCloseTo((1 + 6 + 15 + 12) / 12);
    expect(found.off).toBeCloseTo(1.96 * Math.sqrt(11 / 12 / 12));
    expect([found.paid, found.expectedPaid, found.games]).toEqual([10, 9, 2]);
    expect(found.luck).toBeCloseTo(-0.2);
  });

  it("says how likely fair dice are off by as much", () => {
    // from tables of the chi-squared distribution with three degrees of freedom
    expect(beyond(7.815)).toBeCloseTo(0.05, 3);
    expect(beyond(0.584)).toBeCloseTo(0.9, 3);
    expect(beyond(11.345)).toBeCloseTo(0.01, 3);
    expect(beyond(0)).toBe(1);
    expect(summed([game("a", [2, 4, 4, 2])])!.chance).toBe(1);
    expect(summed([game("a", [12, 0, 0, 0])])!.chance).toBeLessThan(1e-6);
  });

  it("tells where most is lost by decision, and how sure that is by game", () => {
    const [early, late] = summed([game("a", [], 0.1), game("b", [], 0.3)])!.spots;
    expect(early).toMatchObject({ decisions: 8, kind: "turning", part: "early" });
    expect(early!.mean).toBeCloseTo(0.05);
    expect(early!.off).toBeCloseTo((1.96 * Math.sqrt(0.02)) / 8);
    expect(late).toMatchObject({ decisions: 0, mean: 0, off: 0 });
    expect(summed([])).toBeNull();
  });

  it("keeps a game once, with what was said of it last", () => {
    const said = (paid: number): PlayerReviewShown =>
      ({
        dice: { faces: [1, 0, 0, 0], paid, expected_paid: 1, luck: 0 },
        habits: [{ kind: "laying", part: "early", decisions: 1, loss: 0.01, mean: null }],
      }) as unknown as PlayerReviewShown;
    keepOwnGame("a", said(1));
    keepOwnGame("b", said(2));
    keepOwnGame("a", said(3));
    expect(ownGames().map(({ table, paid }) => [table, paid])).toEqual([
      ["a", 3],
      ["b", 2],
    ]);
    writeStored("marrakech.habits", [{ table: "x" }, 3, null]);
    expect(ownGames()).toEqual([]);
  });
});
