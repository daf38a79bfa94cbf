// Vibration on phones: a little at a throw, a little more at a payment.

import { settings } from "./settings.svelte";

/** Vibrates for so many milliseconds, where that is possible and wanted. */
export function vibrate(milliseconds: number): void {
  if (settings.vibration) globalThis.navigator?.vibrate?.(milliseconds);
}
