import { beforeEach, describe, expect, it } from "vitest";
import { Playback, type Display } from "../src/lib/playback";
import type { LogItem, Position, TableState } from "../src/wire";
import { position, table, turned, walked } from "./fake";

let acts: string[];
let told: [what: string | number | null, whole: boolean][];
let outcome: () => void;
let rested: TableState[];
let moves: Position[];
let visible: boolean;
let release: (() => void)[];
let playback: Playback;

const facing = (heading: Position["assam"]["heading"]): Position =>
  position({ assam: { square: "d4", heading } });
const said = (n: number): LogItem => ({ type: "said", n, at: 0, seat: 1, phrase: "hello" });
const settled = async (): Promise<void> => {
  for (let i = 0; i < 60; i++) await Promise.resolve();
};

beforeEach(() => {
  [acts, told, rested, moves, visible, release] = [[], [], [], [], true, []];
  const display: Display = {
    play: (item, _before, _after, onoutcome) => {
      outcome = onoutcome;
      if (item.type !== "walked") onoutcome();
      acts.push(`play ${item.n}`);
      return new Promise((resolve) => release.push(resolve));
    },
    skip: () => release.forEach((end) => end()),
    showState: (state) => rested.push(state),
    showPosition: (shown) => moves.push(shown),
    announce: (item, whole) => {
      acts.push(`tell ${item.n}`);
      told.push(item.type === "walked" ? [item.payment?.paid ?? null, whole] : [item.type, whole]);
    },
    visible: () => visible,
  };
  playback = new Playback(display);
  playback.push(table(0, []), true);
  rested = [];
});

describe("playback", () => {
  it("shows one thing after the other, and then how things stand", async () => {
    const last = table(1, [turned(0), turned(1)], { position: facing("N") });
    playback.push(last, false);
    await settled();
    expect(acts).toEqual(["tell 0", "play 0"]);
    expect(playback.busy).toBe(true);
    release[0]?.();
    await settled();
    expect(acts).toEqual(["tell 0", "play 0", "tell 1", "play 1"]);
    expect(rested).toEqual([]);
    release[1]?.();
    await settled();
    expect(rested).toEqual([last]);
    expect(moves.map(({ assam }) => assam.heading)).toEqual(["E", "N"]);
    expect(playback.busy).toBe(false);
  });

  it("tells a throw when it is known, or has been shown, and once", async () => {
    playback.push(table(1, [walked(0), turned(1)]), false);
    await settled();
    expect(acts).toEqual(["play 0"]);
    playback.push(table(2, [turned(2)]), true);
    await settled();
    expect(acts).toEqual(["play 0", "tell 0", "tell 1", "tell 2"]);
    expect(rested.map(({ version }) => version)).toEqual([2]);
  });

  it("tells a payment once its coins have landed", async () => {
    playback.push(table(1, [walked(0)]), false);
    await settled();
    outcome();
    outcome();
    expect(told).toEqual([[null, false]]);
    release[0]?.();
    await settled();
    expect(told).toEqual([
      [null, false],
      [2, true],
    ]);
  });

  it("tells what cannot be seen without waiting", async () => {
    playback.push(table(1, [said(0)]), false);
    await settled();
    expect(acts).toEqual(["tell 0"]);
    expect(rested).toHaveLength(1);
  });

  it("shows the latest state at once after a silence, and tells everything", async () => {
    playback.push(table(1, [turned(0), turned(1)]), true);
    await settled();
    expect(acts).toEqual(["tell 0", "tell 1"]);
    expect(rested).toHaveLength(1);
  });

  it("ends what is being shown when it has to catch up", async () => {
    playback.push(table(1, [turned(0), turned(1)]), false);
    await settled();
    playback.push(table(2, [turned(2)]), true);
    await settled();
    expect(acts).toEqual(["tell 0", "play 0", "tell 1", "tell 2"]);
    expect(rested.map(({ version }) => version)).toEqual([2]);
  });

  it("can be skipped to the end", async () => {
    playback.push(table(1, [turned(0), turned(1), turned(2)]), false);
    await settled();
    playback.skip();
    await settled();
    expect(acts).toEqual(["tell 0", "play 0", "tell 1", "tell 2"]);
    expect(rested).toHaveLength(1);
  });

  it("plays again after it was skipped", async () => {
    playback.push(table(1, [turned(0)]), false);
    await settled();
    playback.skip();
    await settled();
    playback.push(table(2, [turned(1)]), false);
    await settled();
    expect(acts.at(-1)).toBe("play 1");
  });

  it("plays nothing while nobody looks", async () => {
    visible = false;
    playback.push(table(1, [turned(0), turned(1)]), false);
    await settled();
    expect(acts).toEqual(["tell 0", "tell 1"]);
    expect(rested).toHaveLength(1);
  });

  it("hurries when it is far behind, and plays the last scenes again", async () => {
    const many = Array.from({ length: 14 }, (_, n) => turned(n));
    playback.push(table(1, many), false);
    await settled();
    expect(acts).toContain("play 4");
    expect(acts).not.toContain("play 3");
  });

  it("goes on when something cannot be drawn", async () => {
    const broken = new Playback({
      play: () => Promise.reject(new Error("no")),
      skip: () => undefined,
      showState: (state) => rested.push(state),
      showPosition: () => undefined,
      announce: () => undefined,
      visible: () => true,
    });
    broken.push(table(0, []), true);
    broken.push(table(1, [turned(0)]), false);
    await settled();
    expect(rested.at(-1)?.version).toBe(1);
  });
});
