import { AnimationGroup } from "../board/motion";

/** Pictures a second: enough for what is seen from the corner of the eye. */
const PICTURES = 14;

/** Animations that draw fewer pictures: each costs, and nobody waits for what they show. */
export class SparingAnimations extends AnimationGroup {
  override run(
    element: Element | null | undefined,
    frames: Keyframe[],
    milliseconds: number,
  ): Promise<void> {
    const pictures = Math.max(1, Math.round((milliseconds * PICTURES) / 1000));
    return super.run(element, frames, milliseconds, `steps(${pictures})`);
  }
}
