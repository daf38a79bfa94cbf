// The mechanics of animations: how long they take, how they are run and skipped, and the keyframes of
// Assam's walk.

import { distance, num, type Point, type Pose } from "./geometry";
import type { Motion } from "./types";

/** Milliseconds at normal speed. */
export const PACE = {
  square: 120,
  /** A whole walk, however many mosaics it goes round: a turn takes less than three seconds. */
  walk: 640,
  turn: 160,
  unroll: 250,
  thump: 60,
  tumble: 620,
  fade: 700,
  look: 450,
  // an area is counted: it steps forward; a square after the other, or all in so long; each number
  darken: 160,
  dot: 90,
  count: 480,
  pop: 120,
  ring: 240,
  shimmer: 800,
};

/** Milliseconds for which a mark stays where nothing moves. */
export const STILL = 2000;

/** Animations that belong together: `skip` ends all of them, and all that would follow. */
export class AnimationGroup {
  private running = new Set<Animation>();
  private skipped = false;
  private motion: Motion;

  constructor(motion: Motion) {
    this.motion = motion;
  }

  /** Begins anew, at this speed: what was skipped before does not count any more. */
  begin(motion: Motion): void {
    this.motion = motion;
    this.skipped = false;
  }

  /** Whether nothing is animated: everything is at its end at once. */
  get instant(): boolean {
    return this.skipped || isStill(this.motion);
  }

  /** Animates an element; resolves when the animation has ended or was skipped. */
  async run(
    element: Element | null | undefined,
    frames: Keyframe[],
    milliseconds: number,
    easing = "linear",
    delay = 0,
  ): Promise<void> {
    if (!element || this.instant) return;
    const animation = element.animate(frames, {
      duration: milliseconds / this.motion.speed,
      delay: delay / this.motion.speed,
      easing,
      fill: "both",
    });
    this.running.add(animation);
    try {
      await animation.finished;
    } catch {
      // cancelled: it has ended, too
    } finally {
      this.running.delete(animation);
    }
    animation.cancel();
  }

  /** Waits, unless it is skipped. */
  async wait(element: Element | null | undefined, milliseconds: number): Promise<void> {
    await this.run(element, [{}, {}], milliseconds);
  }

  skip(): void {
    this.skipped = true;
    for (const animation of this.running) animation.finish();
  }
}

/** Whether animations are off: somebody wants none, or the page is hidden. */
export function isStill(motion: Motion): boolean {
  return motion.reduced || !(motion.speed > 0) || (globalThis.document?.hidden ?? false);
}

export interface Walk {
  /** Frames of where he is, and of which way he faces, at the same times. */
  places: Keyframe[];
  turns: Keyframe[];
  milliseconds: number;
}

/** Assam's walk as frames: as fast round a mosaic as across squares, with a sway in his step. */
export function walking(way: readonly Pose[]): Walk {
  const fine = refined(way);
  const along: number[] = [];
  fine.forEach((pose, i) => {
    const before = fine[i - 1];
    along.push((along[i - 1] ?? 0) + (before ? distance(before, pose) : 0));
  });
  const length = along.at(-1) || 1;
  const offset = (i: number): number => (along[i] ?? 0) / length;
  const sway = (i: number): number => Math.sin(((along[i] ?? 0) / 50) * Math.PI) * 5;
  return {
    places: fine.map((pose, i) => ({ transform: shift(pose), offset: offset(i) })),
    turns: fine.map(({ angle }, i) => ({ transform: turn(angle + sway(i)), offset: offset(i) })),
    milliseconds: Math.min(PACE.walk, (length / 100) * PACE.square),
  };
}

export function shift({ x, y }: Point): string {
  return `translate(${num(x)}px, ${num(y)}px)`;
}

export function turn(angle: number): string {
  return `rotate(${num(angle)}deg)`;
}

/** Poses at most a quarter of a square apart, for the sway. */
function refined(way: readonly Pose[]): Pose[] {
  return way.flatMap((pose, i) => {
    const before = way[i - 1];
    if (!before) return [pose];
    const parts = Math.max(1, Math.ceil(distance(before, pose) / 25));
    return Array.from({ length: parts }, (_, k) => {
      const done = (k + 1) / parts;
      return {
        x: before.x + (pose.x - before.x) * done,
        y: before.y + (pose.y - before.y) * done,
        angle: before.angle + (pose.angle - before.angle) * done,
      };
    });
  });
}

/** The angle that looks the same as a heading and is the shortest turn away from another. */
export function nearestAngle(from: number, quarters: number): number {
  const turn = (((quarters * 90 - from) % 360) + 540) % 360;
  return from + turn - 180;
}
