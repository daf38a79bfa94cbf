// Why one choice is better than another, in words: numbers that the server counted on the board.

import { say } from "../i18n/language.svelte";

export interface Told {
  code: string;
  seat: number;
  value: number;
  other: number;
}

const PERCENT = new Set(["goes-out", "next-goes-out"]);

/** A reason as a sentence. */
export function reasonText(reason: Told, names: readonly string[], write: (n: number) => string) {
  const [value, other] = [reason.value, reason.other].map((number) =>
    PERCENT.has(reason.code) ? write(100 * number) : write(number),
  );
  return say(`study-reason-${reason.code}`, {
    value: value ?? "",
    other: other ?? "",
    player: names[reason.seat] ?? "",
  });
}

/** An action in words: a way, or the two squares of a rug. */
export function actionText(action: string): string {
  return /^[LFR]$/.test(action)
    ? say("study-action-turn", { way: action })
    : action.replace(/^(..)(..)$/, "$1 $2");
}
