// What a review says of actions, reasons and numbers, in the language of the page.

import { locale, say } from "../i18n/language.svelte";
import type { ReasonShown } from "../wire";

const SHARES = ["goes-out", "next-goes-out"];

/** A number with one decimal, or as many as are wanted, and its sign if it is a difference. */
export function figure(number: number, signed = false, places = 1): string {
  const written = new Intl.NumberFormat(locale(), {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    signDisplay: signed ? "exceptZero" : "negative",
  }).format(number);
  return written.replace("-", "−"); // as wide as a plus
}

/** A difference of chances, as points. */
export const points = (share: number, signed = false): string => figure(100 * share, signed);

/** A figure that keeps its place among others, also where digits are written from right to left. */
export const apart = (written: string): string => `\u2066${written}\u2069`;

/** An action as people say it; places are written as in records. */
export function actionWords(action: string): string {
  if (/^[LFR]$/.test(action)) return say("study-action-turn", { way: action });
  if (action.startsWith("=")) {
    const colour = say("words-colour", { colour: action.slice(1) });
    return say("study-action-reveal", { colour });
  }
  if (/^\d$/.test(action)) return say("study-action-throw", { steps: Number(action) });
  return apart(`${action.slice(0, 2)} ${action.slice(2)}`);
}

/** A reason as a sentence. */
export function reasonWords(reason: ReasonShown, names: readonly string[]): string {
  const share = SHARES.includes(reason.code);
  const written = (number: number): string =>
    figure(share ? 100 * number : number, false, share || Number.isInteger(number) ? 0 : 1);
  return say(`study-reason-${reason.code}`, {
    value: written(reason.value),
    other: written(reason.other),
    player: names[reason.seat] ?? "",
  });
}
