import { describe, expect, it } from "vitest";
import { HALF, besidePill, pills, shownForecast, wayTo } from "../../src/board/pills";
import type { Forecast, Landing, StepMade, Todo } from "../../src/wire";

function step(square: string, mosaic: string | null = null): StepMade {
  return { square, heading: "W", mosaic };
}

function landing(chance: number, path: StepMade[], cost = 0, out = false): Landing {
  const payment = cost
    ? {
        by: 0,
        to: 1,
        colour: "blue" as const,
        due: cost,
        paid: out ? 2 : cost,
        squares: [],
        joined: false,
      }
    : null;
  return { steps: path.length, chance, path, payment, out };
}

const round = [step("f1"), step("g1"), step("g1", "g1g1"), step("g2")];

describe("pills", () => {
  it("stand where throws end, with what they cost", () => {
    const shown = pills([landing(1 / 6, round.slice(0, 1), 4), landing(1 / 3, round.slice(0, 2))]);
    expect(shown).toEqual([
      { square: "f1", cost: 4, chance: 1 / 6, out: false },
      { square: "g1", cost: 0, chance: 1 / 3, out: false },
    ]);
  });

  it("of two throws that end on one square are one, with both chances", () => {
    const shown = pills([
      landing(1 / 3, round.slice(0, 2), 3),
      landing(1 / 3, round.slice(0, 3), 3),
      landing(1 / 6, round),
    ]);
    expect(shown.map(({ square, cost }) => [square, cost])).toEqual([
      ["g1", 3],
      ["g2", 0],
    ]);
    expect(shown[0]!.chance).toBeCloseTo(2 / 3);
  });

  it("say what was due where the mover goes out, not the little that is left", () => {
    expect(pills([landing(1 / 6, [step("a1")], 9, true)])).toEqual([
      { square: "a1", cost: 9, chance: 1 / 6, out: true },
    ]);
  });
});

function forecast(way: Forecast["way"], path: StepMade[]): Forecast {
  return {
    way,
    seat: 0,
    landings: path.map((_, i) => landing(0.25, path.slice(0, i + 1))),
    expected: 0,
  };
}

const turning: Todo = {
  seat: 0,
  phase: "turn",
  legal: ["L", "F", "R"],
  forecasts: [
    forecast("L", [step("c1"), step("b1"), step("a1")]),
    forecast("F", [step("c1", "c1d1"), step("c2"), step("c3")]),
    forecast("R", [step("e1"), step("f1"), step("g1")]),
  ],
};

describe("the forecast shown", () => {
  it("is that of the chosen way", () => {
    expect(shownForecast(turning, "R")?.way).toBe("R");
    expect(shownForecast(turning, null)).toBeNull();
  });

  it("is the only one before a throw, and none where there is nothing to throw", () => {
    const rolling: Todo = { ...turning, phase: "roll", forecasts: [turning.forecasts[1]!] };
    expect(shownForecast(rolling, null)?.way).toBe("F");
    expect(shownForecast({ ...turning, phase: "lay" }, "F")).toBeNull();
    expect(shownForecast(null, "F")).toBeNull();
  });
});

describe("the way to a square", () => {
  it("is the one that leads there", () => {
    expect(wayTo(turning, "b1")).toBe("L");
    expect(wayTo(turning, "c3")).toBe("F");
    expect(wayTo(turning, "g1")).toBe("R");
    expect(wayTo(turning, "e5")).toBeNull();
  });

  it("stays on the market where a mosaic is as near", () => {
    expect(wayTo(turning, "c1")).toBe("L");
  });

  it("is never one that is not allowed", () => {
    expect(wayTo({ ...turning, legal: ["L", "R"] }, "c3")).toBeNull();
  });
});

it("leaves a pill free on the next square, at every size", () => {
  for (const [small, half] of [
    [true, HALF.small],
    [false, HALF.large],
  ] as const) {
    expect(besidePill(small, true, 14) + 14).toBe(100 - half.wide);
    expect(besidePill(small, false, 14) + 14).toBe(100 - half.high);
  }
});
