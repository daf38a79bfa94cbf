// Rendering in several frames, so that a slow phone never freezes while a screen is built.

import { flushSync, onMount } from "svelte";

/** Milliseconds of building before the next frame; a phone four times slower than that still copes. */
const SHORT = 5;

/** Resolves after the next frame; at once in a hidden page, which draws none. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const after = (): void => void setTimeout(resolve);
    if (document.hidden) after();
    else requestAnimationFrame(after);
  });
}

/**
 * Renders the parts of a component one after another, as many in each frame as there is time for.
 * Call it while the component is initialised; `upTo(2)` is true once the second part may be
 * rendered. Later parts must not move those that are already on the screen.
 */
export function gradually(parts: number): { upTo: (part: number) => boolean } {
  // Rendered to text (without a document), everything is there at once.
  let built = $state(typeof document === "undefined" ? parts : 0);
  let left = false;

  async function build(): Promise<void> {
    await nextFrame();
    while (built < parts && !left) {
      const began = performance.now();
      do flushSync(() => built++);
      while (built < parts && performance.now() - began < SHORT);
      await nextFrame();
    }
  }

  onMount(() => {
    void build();
    return () => (left = true);
  });
  return { upTo: (part) => part <= built };
}
