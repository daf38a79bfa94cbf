import { describe, expect, it } from "vitest";
import {
  bandsOf,
  courseOf,
  exercisesOf,
  marksOf,
  momentsOf,
  rowsOf,
  shownSums,
  verdictOn,
} from "../src/review/figures";
import type { ReviewShown, ReviewStep, SumsShown } from "../src/wire";

function step(number: number, more: Partial<ReviewStep> = {}): ReviewStep {
  return {
    number,
    turn: Math.floor(number / 3) + 1,
    seat: 0,
    action: "L",
    kind: "decision",
    before: [0.5, 0.5],
    after: [0.4, 0.6],
    margins: [0, 0],
    change: [-0.1, 0.1],
    best: "R",
    loss: 0.1,
    word: "blunder",
    matters: true,
    exact: false,
    choices: [
      { action: "R", chance: 0.5, margin: 1, loss: 0 },
      { action: "F", chance: 0.485, margin: 0, loss: 0.015 },
      { action: "L", chance: 0.4, margin: -1, loss: 0.1 },
    ],
    possibilities: [],
    reasons: [],
    against: [],
    ...more,
  };
}

function sums(start: number, luck: number, skill: number, others: number): SumsShown {
  const result = start + luck + skill + others;
  return { start, luck, skill, others, result, revised: 0, usual_luck: 0.1, adjusted: result };
}

const review = (turning_points: number[]): ReviewShown =>
  ({ turning_points, result: { chances: [0, 1], margins: [0, 0] } }) as unknown as ReviewShown;

describe("sums", () => {
  it("add up as they are written", () => {
    let seed = 7;
    const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647 - 0.5;
    for (let i = 0; i < 500; i++) {
      const shown = shownSums(sums(random(), random(), random(), random()), i % 2 ? 100 : 1);
      const added = shown.start + shown.luck + shown.skill + shown.others;
      expect(added).toBeCloseTo(shown.result, 9);
      expect(shown.start * 10).toBeCloseTo(Math.round(shown.start * 10), 9);
    }
  });

  it("are off by less than a tenth", () => {
    const shown = shownSums(sums(0.25049, 0.10049, -0.20049, -0.10049), 100);
    expect(Math.abs(shown.start - 25.049)).toBeLessThan(0.1);
    expect(Math.abs(shown.luck - 10.049)).toBeLessThan(0.1);
  });

  it("have no zero with a sign", () => {
    expect(Object.is(shownSums(sums(0.5, -0.0001, 0, -0.4999), 100).luck, -0)).toBe(false);
  });
});

describe("the course of a game", () => {
  it("ends where nobody has looked yet", () => {
    expect(courseOf([step(0), undefined, step(2)], null)).toEqual([
      [0.5, 0.5],
      [0.4, 0.6],
    ]);
  });

  it("ends with the result", () => {
    expect(courseOf([step(0)], review([])).at(-1)).toEqual([0, 1]);
  });

  it("is drawn as bands that fill the graph", () => {
    const [first, second] = bandsOf(
      [
        [0.5, 0.5],
        [0.25, 0.75],
      ],
      1,
      100,
      40,
    );
    expect(first).toBe("M0.0,0.0L100.0,0.0L100.0,10.0L0.0,20.0z");
    expect(second).toBe("M0.0,20.0L100.0,10.0L100.0,40.0L0.0,40.0z");
  });
});

describe("moments", () => {
  const chance = step(3, { kind: "chance", action: "3", seat: 1, word: null, change: [-0.2, 0.2] });
  const good = step(2, { word: null, loss: 0, change: [0, 0] });
  const steps = [step(0), step(1, { seat: 1 }), good, chance];

  it("are the turning points and one's own mistakes", () => {
    expect(momentsOf(steps, 1).map(({ number }) => number)).toEqual([0, 1, 3]);
    const many = Array.from({ length: 9 }, (_, number) =>
      step(number, { change: [0.3 - number / 100, 0], word: number > 6 ? "mistake" : null }),
    );
    expect(momentsOf(many, 0).map(({ number }) => number)).toEqual([0, 1, 2, 7, 8]);
  });

  it("are marked where there is room, the larger ones first", () => {
    const near = [step(0), step(1, { change: [-0.3, 0.3] }), chance, step(4, { change: [0, 0] })];
    expect(marksOf(near, 3).map(({ number }) => number)).toEqual([1, 3]);
    expect(marksOf(near, 1).map(({ number }) => number)).toEqual([0, 1, 3]);
  });
});

describe("finding the better move", () => {
  it("begins with the worst, and leaves inaccuracies out where there are mistakes", () => {
    const steps = [
      step(0, { loss: 0.03, word: "inaccuracy" }),
      step(1, { loss: 0.06, word: "mistake" }),
      step(2, { loss: 0.2 }),
      step(3, { seat: 1 }),
    ];
    expect(exercisesOf(steps, 0).map(({ number }) => number)).toEqual([2, 1]);
    expect(exercisesOf(steps.slice(0, 1), 0)).toHaveLength(1);
  });

  it("accepts what is as good as the best", () => {
    expect(verdictOn(step(0), "R").verdict).toBe("best");
    expect(verdictOn(step(0), "F").verdict).toBe("near");
    expect(verdictOn(step(0), "L").verdict).toBe("played");
    expect(verdictOn(step(0), "d3d4")).toEqual({ verdict: "wrong", loss: 1 });
  });

  it("lists what was played, however bad it was", () => {
    expect(rowsOf(step(0), 2).map(({ action }) => action)).toEqual(["R", "L"]);
  });
});
