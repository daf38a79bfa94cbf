// A phone in the hand may be felt: a little when one throws, a little more when one pays.

import { settings } from "./settings.svelte";

/** Vibrates for so many milliseconds, where that is possible and wanted. */
export function vibrate(milliseconds: number): void {
  if (settings.vibration) globalThis.navigator?.vibrate?.(milliseconds);
}
