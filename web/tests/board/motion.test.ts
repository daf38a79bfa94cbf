import { describe, expect, it } from "vitest";
import { coinsFor } from "../../src/board/coinValues";
import { poses } from "../../src/board/geometry";
import { nearestAngle, PACE, AnimationGroup, walking } from "../../src/board/motion";

describe("a walk", () => {
  it("takes 120 milliseconds a square", () => {
    const path = ["d5", "d6", "d7"].map((square) => ({
      square,
      heading: "S" as const,
      mosaic: null,
    }));
    expect(walking(poses("d4", "S", path)).milliseconds).toBeCloseTo(3 * 120);
  });

  it("is as fast round a mosaic", () => {
    const path = [{ square: "e7", heading: "N" as const, mosaic: "d7e7" }];
    const { milliseconds } = walking(poses("d7", "S", path));
    expect(milliseconds / PACE.square).toBeCloseTo((100 + 50 * Math.PI) / 100, 1);
  });

  it("has frames in order, from the beginning to the end", () => {
    const path = [{ square: "g1", heading: "S" as const, mosaic: "g1g1" }];
    const { places, turns } = walking(poses("g1", "E", path));
    const offsets = places.map(({ offset }) => offset as number);
    expect(offsets[0]).toBe(0);
    expect(offsets.at(-1)).toBe(1);
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
    expect(turns).toHaveLength(places.length);
  });
});

describe("turning", () => {
  it("takes the short way", () => {
    expect(nearestAngle(270, 0)).toBe(360);
    expect(nearestAngle(0, 3)).toBe(-90);
    expect(nearestAngle(720, 1)).toBe(810);
    expect(nearestAngle(-90, 3)).toBe(-90);
  });
});

/** As much of an element as motion needs; it never ends by itself. */
function still() {
  const calls: { duration: number }[] = [];
  let running = 0;
  const element = {
    animate(_: Keyframe[], options: { duration: number }) {
      calls.push(options);
      running++;
      let end = (): void => undefined;
      const finished = new Promise<void>((resolve) => (end = resolve));
      return { finished, finish: () => (running--, end()), cancel: () => undefined };
    },
  };
  return { element: element as unknown as Element, calls, running: () => running };
}

describe("a group of animations", () => {
  it("goes twice as fast at speed 2, and not at all with reduced motion", async () => {
    const { element, calls } = still();
    const animations = new AnimationGroup({ speed: 2, reduced: false });
    void animations.run(element, [], 500);
    expect(calls[0]!.duration).toBe(250);
    animations.begin({ speed: 2, reduced: true });
    await animations.run(element, [], 500);
    expect(calls).toHaveLength(1);
  });

  it("ends at once when skipped, with all that would follow", async () => {
    const { element, calls, running } = still();
    const animations = new AnimationGroup({ speed: 1, reduced: false });
    const story = (async () => {
      await animations.run(element, [], 500);
      await animations.run(element, [], 500);
    })();
    expect(running()).toBe(1);
    animations.skip();
    await story;
    expect(calls).toHaveLength(1);
    animations.begin({ speed: 1, reduced: false });
    void animations.run(element, [], 500);
    expect(calls).toHaveLength(2);
  });
});

describe("coins", () => {
  it("are as many as dirhams, or twelve that make the amount", () => {
    expect(coinsFor(3)).toEqual([1, 1, 1]);
    expect(coinsFor(0)).toEqual([]);
    for (let amount = 1; amount <= 40; amount++) {
      expect(coinsFor(amount)).toHaveLength(Math.min(12, amount));
      expect(coinsFor(amount).reduce((a, b) => a + b, 0)).toBe(amount);
    }
  });
});
