import { describe, expect, it } from "vitest";
import { between, intendedPlace, next, pick, placeOn, seam, tap } from "../../src/board/choose";
import { ahead, centre } from "../../src/board/geometry";
import type { Heading } from "../../src/board/types";

// Assam stands on d4, in the middle: twelve places.
const ASSAM = "d4";
const LEGAL = [
  ...["d3d2", "d3c3", "d3e3"],
  ...["e4f4", "e4e3", "e4e5"],
  ...["d5d6", "d5c5", "d5e5"],
  ...["c4b4", "c4c3", "c4c5"],
];

function toward(square: string, heading: Heading) {
  const { x, y } = centre(square);
  return { x: x + 30 * ahead(heading).x, y: y + 30 * ahead(heading).y };
}

describe("pointing at a square", () => {
  it("next to Assam lays the rug straight away from him", () => {
    expect(pick(LEGAL, "d3", null, ASSAM)).toBe("d3d2");
    expect(pick(LEGAL, "c4", null, ASSAM)).toBe("c4b4");
  });

  it("near one of its sides lays the rug over that side", () => {
    expect(pick(LEGAL, "d3", null, ASSAM, toward("d3", "W"))).toBe("d3c3");
    expect(pick(LEGAL, "d3", null, ASSAM, toward("d3", "E"))).toBe("d3e3");
    expect(pick(LEGAL, "d3", null, ASSAM, toward("d3", "N"))).toBe("d3d2");
  });

  it("in its middle means none of its sides", () => {
    const { x, y } = centre("d3");
    expect(pick(LEGAL, "d3", null, ASSAM, { x: x + 9, y: y + 5 })).toBe("d3d2");
  });

  it("that two near squares reach chooses by the side, too", () => {
    expect(pick(LEGAL, "e3", null, ASSAM, toward("e3", "W"))).toBe("d3e3");
    expect(pick(LEGAL, "e3", null, ASSAM, toward("e3", "S"))).toBe("e4e3");
  });

  it("keeps the near square, and swings the rug", () => {
    expect(pick(LEGAL, "c3", "d3d2", ASSAM)).toBe("d3c3");
    expect(pick(LEGAL, "e3", "d3d2", ASSAM)).toBe("d3e3");
    expect(pick(LEGAL, "e3", "e4f4", ASSAM)).toBe("e4e3");
  });

  it("next to Assam takes the far square along", () => {
    expect(pick(LEGAL, "e4", "d3e3", ASSAM)).toBe("e4e3");
  });

  it("where nothing can lie means nothing", () => {
    expect(pick(LEGAL, "a1", null, ASSAM)).toBeNull();
    expect(pick(LEGAL, ASSAM, null, ASSAM)).toBeNull();
    expect(pick([], "d3", null, ASSAM)).toBeNull();
  });

  it("never means what is not legal", () => {
    const few = ["d3c3"];
    for (const heading of ["N", "E", "S", "W"] as const)
      expect(pick(few, "d3", null, ASSAM, toward("d3", heading))).toBe("d3c3");
    expect(pick(few, "e3", "d3c3", ASSAM)).toBeNull();
  });
});

describe("two taps", () => {
  it("lay every legal rug: one on its far or near square, one on the ghost", () => {
    for (const rug of LEGAL) {
      const [near, far] = [rug.slice(0, 2), rug.slice(2)];
      const first = tap(LEGAL, far, `${near}zz`, ASSAM);
      expect(first).toEqual({ kind: "choose", rug });
      for (const square of [near, far])
        expect(tap(LEGAL, square, rug, ASSAM)).toEqual({ kind: "confirm", rug });
    }
  });

  it("elsewhere only take the choice back", () => {
    expect(tap(LEGAL, "a1", "d3d2", ASSAM)).toEqual({ kind: "clear" });
    expect(tap(LEGAL, null, "d3d2", ASSAM)).toEqual({ kind: "clear" });
  });

  it("never confirm what has stopped being legal", () => {
    expect(tap(["d3c3"], "d3", "d3d2", ASSAM)).not.toMatchObject({ kind: "confirm" });
  });
});

describe("other ways to choose", () => {
  it("sliding over two squares means the rug on both, in either order", () => {
    expect(between(LEGAL, "d3", "e3")).toBe("d3e3");
    expect(between(LEGAL, "e3", "d3")).toBe("d3e3");
    expect(between(LEGAL, "d3", "e4")).toBeNull();
  });

  it("keys go round all places on a square", () => {
    let rug: string | null = null;
    const seen = new Set<string>();
    for (let i = 0; i < 3; i++) seen.add((rug = next(LEGAL, "d3", rug))!);
    expect(seen).toEqual(new Set(["d3d2", "d3c3", "d3e3"]));
    expect(next(LEGAL, "d3", rug)).toBe("d3d2");
    expect(next(LEGAL, "a1", null)).toBeNull();
  });
});

describe("a place that is not legal", () => {
  it("is named from the square that is nearer to Assam", () => {
    expect(placeOn("d2", "d3", ASSAM)).toBe("d3d2");
    expect(placeOn("d3", "d2", ASSAM)).toBe("d3d2");
  });

  it("leads away from Assam where a square beside him is meant", () => {
    expect(intendedPlace("e4", ASSAM)).toBe("e4f4");
    expect(["g3g2", "g3f3"]).toContain(intendedPlace("g3", "g4"));
  });

  it("leads towards Assam where a square further away is meant", () => {
    expect(intendedPlace("d2", ASSAM)).toBe("d3d2");
    expect(["d3e3", "e4e3"]).toContain(intendedPlace("e3", ASSAM));
    expect(intendedPlace("a4", ASSAM)).toBe("b4a4");
  });

  it("lies under Assam where he himself is meant", () => {
    expect(intendedPlace(ASSAM, ASSAM)).toMatch(/^d4(d3|e4|d5|c4)$/);
  });
});

describe("where two squares meet", () => {
  // Somebody's rug lies on d3 and d2, and may not be covered as a whole.
  const legal = LEGAL.filter((rug) => rug !== "d3d2");
  const { x, y } = centre("d3");

  it("both are meant, although no rug may lie there", () => {
    expect(seam(legal, "d3", ASSAM, { x, y: y - 45 })).toBe("d3d2");
    expect(seam(legal, "d2", ASSAM, { x, y: y - 55 })).toBe("d3d2");
    expect(pick(legal, "d3", null, ASSAM, { x, y: y - 45 })).toBeNull();
    expect(tap(legal, "d3", "c4b4", ASSAM, { x, y: y - 45 })).toEqual({ kind: "clear" });
  });

  it("a rug is chosen where one may lie", () => {
    expect(seam(LEGAL, "d3", ASSAM, { x, y: y - 45 })).toBeNull();
    expect(pick(LEGAL, "d3", null, ASSAM, { x, y: y - 45 })).toBe("d3d2");
  });

  it("nothing is meant but the square, if the point is further away from there", () => {
    expect(seam(legal, "d3", ASSAM, { x, y: y - 30 })).toBeNull();
    expect(seam(legal, "d3", ASSAM, null)).toBeNull();
    expect(pick(legal, "d3", null, ASSAM, { x: x + 20, y: y - 30 })).toBe("d3e3");
  });

  it("Assam is never meant, nor a place away from him", () => {
    expect(seam(legal, "d3", ASSAM, { x, y: y + 45 })).toBeNull();
    expect(seam(legal, "a1", ASSAM, { x: centre("a1").x + 45, y: centre("a1").y })).toBeNull();
  });
});
