import { flushSync, onMount } from "svelte";

/** Milliseconds of building after which a frame is drawn: four times as long is still short. */
const SHORT = 5;

/** Once what there is has been drawn; a page that nobody sees draws nothing. */
function drawn(): Promise<void> {
  return new Promise((resolve) => {
    const after = (): void => void setTimeout(resolve);
    if (document.hidden) after();
    else requestAnimationFrame(after);
  });
}

/**
 * For what takes a slow phone long to build: its parts come one after another, as many in a frame
 * as can be built in a moment. Call it while a component is made; `upTo(2)` tells whether it is
 * time for the second part. Parts that come later must not move those that are there.
 */
export function gradually(parts: number): { upTo: (part: number) => boolean } {
  // A picture that is written and not drawn has all of them.
  let built = $state(typeof document === "undefined" ? parts : 0);
  let left = false;

  async function build(): Promise<void> {
    await drawn();
    while (built < parts && !left) {
      const began = performance.now();
      do flushSync(() => built++);
      while (built < parts && performance.now() - began < SHORT);
      await drawn();
    }
  }

  onMount(() => {
    void build();
    return () => (left = true);
  });
  return { upTo: (part) => part <= built };
}
