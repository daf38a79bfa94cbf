// Animations with few frames a second, for the game that plays by itself on the first screen.

import { AnimationGroup } from "../board/motion";

/** Pictures a second: enough for what is seen from the corner of the eye. */
const PICTURES = 12;

/**
 * Animations that draw fewer pictures: each costs, and nobody waits for what they show. They are made
 * by hand, of inline styles: a browser that runs one of its own is at work sixty times a second, even
 * if it goes in steps, and paints all that lies around anew where one begins and where it ends.
 */
export class SparingAnimations extends AnimationGroup {
  override async run(
    element: Element | null | undefined,
    frames: Keyframe[],
    milliseconds: number,
  ): Promise<void> {
    if (!(element instanceof SVGElement || element instanceof HTMLElement)) return;
    const between = transforms(frames);
    await this.pictures(milliseconds, (share) => (element.style.transform = between(share)));
    element.style.transform = "";
  }

  /** Shows pictures, one after the other, each of which is told how much of it is over. */
  async pictures(milliseconds: number, show: (share: number) => void): Promise<void> {
    const pictures = Math.max(1, Math.round((milliseconds * PICTURES) / 1000));
    for (let picture = 1; picture <= pictures && !this.instant; picture++) {
      show(picture / pictures);
      await new Promise((resolve) => setTimeout(resolve, milliseconds / pictures));
    }
  }
}

/** What lies between two transforms: shifted and scaled, but not turned. */
function transforms([first, last]: Keyframe[]): (share: number) => string {
  const [from, to] = [first, last].map((frame) => new DOMMatrix(String(frame!.transform)));
  const at = (one: "a" | "d" | "e" | "f", share: number): number =>
    from![one] + (to![one] - from![one]) * share;
  return (share) => {
    const [a, d, e, f] = (["a", "d", "e", "f"] as const).map((one) => at(one, share));
    return `matrix(${a}, 0, 0, ${d}, ${e}, ${f})`;
  };
}
