import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import type { Sound } from "../src/lib/sounds";
import { position, turned, walked } from "./fake";

const heard: Sound[] = [];
vi.mock("../src/lib/sounds", () => ({
  sound: (name: Sound, wanted: boolean) => wanted && heard.push(name),
}));
vi.stubGlobal("document", {
  hidden: false,
  getElementById: () => null,
  querySelector: () => null,
});

const { changeSetting } = await import("../src/lib/settings.svelte");
const { TableAnimator, thrown: thrownIn } = await import("../src/table/tableAnimator.svelte");

const walk = walked(0);

/** An animator, and what it did. */
async function shown(
  sounds: boolean,
  during?: (animator: InstanceType<typeof TableAnimator>) => void,
) {
  vi.useFakeTimers();
  heard.length = 0;
  changeSetting("sounds", sounds);
  const thrown: unknown[] = [];
  const skip = vi.fn();
  const animator: InstanceType<typeof TableAnimator> = new TableAnimator(() => ({
    play: async (_item, _before, _after, events) => {
      thrown.push(animator.face, animator.rolling);
      await vi.advanceTimersByTimeAsync(1000);
      await events?.onpay?.();
    },
    skip,
  }));
  const told: unknown[] = [];
  const done = animator.play(walk, position(), position(), () => told.push(animator.rolling));
  thrown.push(animator.face, animator.rolling, ...told);
  await tick();
  during?.(animator);
  await vi.advanceTimersByTimeAsync(620);
  await done;
  vi.useRealTimers();
  return { thrown, told, skip };
}

describe("what is shown of a walk", () => {
  it("is the throw first, then the steps and the payment, with their sounds", async () => {
    const { thrown } = await shown(true);
    expect(thrown).toEqual([3, true, 3, false]);
    expect(heard).toEqual(["die", "step", "step", "step", "coin"]);
  });

  it("is not told while the die is still in the air, however long that takes", async () => {
    vi.useFakeTimers();
    const animator = new TableAnimator(() => undefined);
    const told = vi.fn();
    let lands = (): void => undefined;
    const done = animator.play(walk, position(), position(), told);
    animator.awaitTumble(new Promise((resolve) => (lands = resolve)));
    await vi.advanceTimersByTimeAsync(5000);
    expect(told).not.toHaveBeenCalled();
    lands();
    await done;
    expect(told).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it("is silent where sounds are off", async () => {
    await shown(false);
    expect(heard).toEqual([]);
  });

  it("ends at once for those in a hurry", async () => {
    const { skip } = await shown(true, (animator) => animator.skip());
    expect(skip).toHaveBeenCalledOnce();
    expect(heard).toEqual(["die", "coin"]);
  });
});

describe("a payment", () => {
  it("turns the figures on both cards, and floats over them for a while", async () => {
    vi.useFakeTimers();
    const animator: InstanceType<typeof TableAnimator> = new TableAnimator(() => ({
      play: async (_item, _before, _after, events) => await events?.onpay?.(),
      skip: () => undefined,
    }));
    const done = animator.play(walk, position(), position());
    expect([animator.purses, animator.sums]).toEqual([{}, {}]);
    await vi.advanceTimersByTimeAsync(700);
    await done;
    expect(animator.purses).toEqual({ 0: 28, 1: 32 });
    expect(animator.sums).toEqual({ 0: -2, 1: 2 });
    animator.settle();
    await vi.advanceTimersByTimeAsync(3000);
    expect([animator.purses, animator.sums]).toEqual([{}, {}]);
    vi.useRealTimers();
  });

  it("is not paid again when a turn is shown once more", async () => {
    vi.useFakeTimers();
    const release = vi.fn();
    const animator: InstanceType<typeof TableAnimator> = new TableAnimator(() => ({
      play: async (_item, _before, _after, events) => await events?.onpay?.(),
      skip: () => undefined,
      release,
    }));
    const done = animator.repeat([{ item: walk, before: position(), after: position() }]);
    await Promise.resolve();
    expect(animator.again).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    await done;
    expect([animator.purses, animator.sums, animator.die]).toEqual([{}, {}, null]);
    expect(animator.again).toBe(false);
    expect(release).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

describe("the die at rest", () => {
  it("shows what was thrown last", () => {
    expect(thrownIn([])).toBe(null);
    expect(thrownIn([walk, turned(1), { ...walk, n: 2, steps: 1 }, turned(3)])).toBe(1);
  });
});
