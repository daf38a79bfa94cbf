import { describe, expect, it, vi } from "vitest";
import type { Sound } from "../src/lib/sounds";
import type { LogItem } from "../src/wire";
import { position } from "./fake";

const heard: Sound[] = [];
vi.mock("../src/lib/sounds", () => ({
  sound: (name: Sound, wanted: boolean) => wanted && heard.push(name),
}));
vi.stubGlobal("document", { hidden: false, getElementById: () => null });

const { change } = await import("../src/lib/settings.svelte");
const { Theatre } = await import("../src/table/theatre.svelte");

const walk: LogItem = {
  type: "walked",
  n: 0,
  at: 0,
  seat: 0,
  steps: 3,
  start: "d4",
  path: ["d5", "d6", "d7"].map((square) => ({ square, heading: "S", mosaic: null })),
  payment: { by: 0, to: 1, colour: "yellow", due: 2, paid: 2, squares: ["d7"], joined: false },
  out: false,
  spreads: [],
  points: [],
  link: null,
};

/** A theatre, and what it did. */
async function shown(sounds: boolean, during?: (theatre: InstanceType<typeof Theatre>) => void) {
  vi.useFakeTimers();
  heard.length = 0;
  change("sounds", sounds);
  const thrown: unknown[] = [];
  const skip = vi.fn();
  const theatre: InstanceType<typeof Theatre> = new Theatre(() => ({
    play: async () => {
      thrown.push(theatre.face, theatre.rolling);
      await vi.advanceTimersByTimeAsync(1000);
    },
    skip,
  }));
  const done = theatre.play(walk, position(), position());
  thrown.push(theatre.face, theatre.rolling);
  during?.(theatre);
  await vi.advanceTimersByTimeAsync(500);
  await done;
  vi.useRealTimers();
  return { thrown, skip };
}

describe("what is shown of a walk", () => {
  it("is the throw first, then the steps and the payment, with their sounds", async () => {
    const { thrown } = await shown(true);
    expect(thrown).toEqual([3, true, 3, false]);
    expect(heard).toEqual(["die", "step", "step", "step", "coin"]);
  });

  it("is silent where sounds are off", async () => {
    await shown(false);
    expect(heard).toEqual([]);
  });

  it("ends at once for those in a hurry", async () => {
    const { skip } = await shown(true, (theatre) => theatre.skip());
    expect(skip).toHaveBeenCalledOnce();
    expect(heard).toEqual(["die", "coin"]);
  });
});
