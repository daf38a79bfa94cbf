// Animations with few frames a second, for the game that plays by itself on the first screen.

import { AnimationGroup } from "../board/motion";

/** Pictures a second: enough for what is seen from the corner of the eye. */
const PICTURES = 12;

/**
 * Animations that draw fewer pictures: each costs, and nobody waits for what they show. They stand
 * still and are moved on by hand: one that runs keeps the browser at work sixty times a second, even
 * if it goes in steps.
 */
export class SparingAnimations extends AnimationGroup {
  override async run(
    element: Element | null | undefined,
    frames: Keyframe[],
    milliseconds: number,
  ): Promise<void> {
    if (!element || this.instant) return;
    const animation = element.animate(frames, { duration: milliseconds, fill: "both" });
    animation.pause();
    const pictures = Math.max(1, Math.round((milliseconds * PICTURES) / 1000));
    for (let picture = 1; picture <= pictures && !this.instant; picture++) {
      animation.currentTime = (picture / pictures) * milliseconds;
      await new Promise((resolve) => setTimeout(resolve, milliseconds / pictures));
    }
    animation.cancel();
  }
}
