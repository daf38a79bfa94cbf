import { describe, expect, it } from "vitest";
import { BOARD, centre, distance, HEADINGS, SQUARES } from "../../src/board/geometry";
import { restingPlace, wayAhead } from "../../src/board/resting";

describe("the way ahead", () => {
  it("goes on through a mosaic, and comes back beside it", () => {
    expect(wayAhead("d4", "N")).toEqual(["d4", "d3", "d2", "d1", "c1"]);
    expect(wayAhead("b2", "E")).toEqual(["b2", "c2", "d2", "e2", "f2"]);
  });
});

describe("the die", () => {
  it("lies beside Assam, and never where he may walk", () => {
    for (const square of SQUARES)
      for (const heading of HEADINGS) {
        const place = restingPlace(square, heading);
        for (const at of wayAhead(square, heading).map(centre))
          expect(Math.max(Math.abs(at.x - place.x), Math.abs(at.y - place.y))).toBeGreaterThan(105);
        expect(distance(place, centre(square))).toBeLessThan(300);
        for (const along of [place.x, place.y]) {
          expect(along).toBeGreaterThanOrEqual(60);
          expect(along).toBeLessThanOrEqual(BOARD - 60);
        }
      }
  });
});
