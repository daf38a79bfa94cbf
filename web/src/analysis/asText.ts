// A position with what everything is worth there, as text for a forum; and finding the position in such a
// text again.

import { chance } from "../i18n/language.svelte";
import { actionWords, figure, points } from "../review/words";
import type { AnalysisShown, RolloutShown } from "../wire";
import { readPosition } from "./positionText";

/** Who has to do what, what each choice is worth, how that was found, the position, and where to see it. */
export function asText(
  task: string,
  found: AnalysisShown | null,
  rolled: RolloutShown | null,
  how: string,
  position: string,
  link: string,
): string {
  const seat = found?.seat ?? 0;
  const played = new Map((rolled?.choices ?? []).map((each) => [each.action, each.chance]));
  const rows = [...(found?.choices ?? []), ...(found?.possibilities ?? [])].map((each) => {
    const cells = [
      actionWords(each.action),
      chance(each.chances[seat] ?? 0),
      figure(each.margins[seat] ?? 0, true),
    ];
    const games = played.get(each.action);
    if (games?.value != null) {
      cells.push(`${chance(games.value)} ±${points(((games.high ?? 0) - (games.low ?? 0)) / 2)}`);
    }
    return cells.join("\t");
  });
  return [task, ...rows, how, position, link].filter(Boolean).join("\n");
}

/** The position in a text that somebody has copied: the line that is one, or all of it. */
export function positionIn(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.find((line) => readPosition(line)) ?? text.trim();
}
