import { describe, expect, it } from "vitest";
import {
  BOARD,
  centre,
  distance,
  FAN,
  FRAME,
  headingTo,
  HEADINGS,
  MARGIN,
  MOSAICS,
  mosaicAt,
  mouth,
  neighbour,
  opposite,
  poses,
  quarters,
  SQUARES,
  squareUnder,
  turned,
} from "../../src/board/geometry";
import type { Heading } from "../../src/board/types";
import type { StepMade } from "../../src/wire";

/** The step out of a square through the mosaic there, as the table would tell it. */
function stepThrough(square: string, heading: Heading): StepMade {
  const ends = mosaicAt(square, heading)!.ends;
  const end = ends[0] === square + heading ? ends[1] : ends[0];
  const landing = end.slice(0, 2);
  return {
    square: landing,
    heading: opposite(end.slice(2) as Heading),
    mosaic: ends.map((each) => each.slice(0, 2)).join(""),
  };
}

describe("squares", () => {
  it("are named from the upper left", () => {
    expect(SQUARES[0]).toBe("a1");
    expect(SQUARES.at(-1)).toBe("g7");
    expect(centre("d4")).toEqual({ x: 350, y: 350 });
  });

  it("are found under every point, and nowhere else", () => {
    for (const square of SQUARES) expect(squareUnder(centre(square))).toBe(square);
    expect(squareUnder({ x: -1, y: 50 })).toBeNull();
    expect(squareUnder({ x: 50, y: BOARD })).toBeNull();
  });

  it("know their neighbours both ways", () => {
    for (const square of SQUARES)
      for (const heading of HEADINGS) {
        const next = neighbour(square, heading);
        if (!next) continue;
        expect(headingTo(square, next)).toBe(heading);
        expect(neighbour(next, opposite(heading))).toBe(square);
      }
  });

  it("turns left and right", () => {
    expect(turned("N", "L")).toBe("W");
    expect(turned("W", "R")).toBe("N");
    expect(turned("S", "F")).toBe("S");
  });
});

describe("mosaics", () => {
  it("give every way off the market exactly one", () => {
    const mouths = SQUARES.flatMap((square) =>
      HEADINGS.filter((heading) => !neighbour(square, heading)).map((heading) => square + heading),
    );
    expect(mouths).toHaveLength(28);
    const ends = MOSAICS.flatMap(({ ends }) => ends);
    expect([...ends].sort()).toEqual(mouths.sort());
  });

  it("lie half a square from both their mouths, two of them on corners", () => {
    for (const { ends, centre } of MOSAICS)
      for (const end of ends)
        expect(distance(centre, mouth(end.slice(0, 2), end.slice(2) as Heading))).toBeCloseTo(50);
    const corners = MOSAICS.filter(({ corner }) => corner).map(({ centre }) => centre);
    expect(corners).toEqual([
      { x: 700, y: 0 },
      { x: 0, y: 700 },
    ]);
  });

  it("are wide enough for the way through them, and fit into the picture", () => {
    expect(FAN).toBeGreaterThan(50);
    expect(FRAME).toBeLessThan(50);
    expect(FAN).toBeLessThan(MARGIN);
  });
});

describe("a walk", () => {
  it("across squares is straight", () => {
    const path = ["d5", "d6"].map((square) => ({ square, heading: "S" as const, mosaic: null }));
    expect(poses("d4", "S", path)).toEqual([
      { x: 350, y: 350, angle: 180 },
      { x: 350, y: 450, angle: 180 },
      { x: 350, y: 550, angle: 180 },
    ]);
  });

  for (const { ends, corner } of MOSAICS)
    for (const end of ends)
      it(`out by ${end} goes round its mosaic and comes back in`, () => {
        const [square, heading] = [end.slice(0, 2), end.slice(2) as Heading];
        const step = stepThrough(square, heading);
        const way = poses(square, heading, [step]);
        const fan = mosaicAt(square, heading)!;
        expect(way[0]).toMatchObject(centre(square));
        expect(way.at(-1)).toMatchObject(centre(step.square));
        // He ends looking the way he came back in with, after half a turn or three quarters.
        const turn = way.at(-1)!.angle - quarters(heading) * 90;
        expect(Math.abs(turn)).toBe(corner ? 270 : 180);
        expect((((way.at(-1)!.angle % 360) + 360) % 360) / 90).toBe(quarters(step.heading));
        const arc = way.slice(1, -1);
        for (const [i, pose] of arc.entries()) {
          expect(distance(pose, fan.centre)).toBeCloseTo(50);
          // Beyond the squares all the way, but for the two mouths.
          if (i > 0 && i < arc.length - 1) expect(squareUnder(pose)).toBeNull();
          // He looks along the arc: at right angles to the line from its middle.
          const look = ((pose.angle - 90) * Math.PI) / 180;
          const across =
            Math.cos(look) * (pose.x - fan.centre.x) + Math.sin(look) * (pose.y - fan.centre.y);
          expect(across).toBeCloseTo(0);
        }
        expect(arc[0]!.x).toBeCloseTo(mouth(square, heading).x);
        expect(arc[0]!.y).toBeCloseTo(mouth(square, heading).y);
        const back = mouth(step.square, opposite(step.heading));
        expect(arc.at(-1)!.x).toBeCloseTo(back.x);
        expect(arc.at(-1)!.y).toBeCloseTo(back.y);
      });
});
