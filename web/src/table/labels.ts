// The board's words and numbers in the language of the page.

import type { Figures, Labels } from "../board/types";
import { chance, cost, say } from "../i18n/language.svelte";

/** What the board's parts are called. */
export function boardLabels(): Labels {
  return {
    board: say("page-board"),
    left: say("moments-way-L"),
    ahead: say("page-way-F"),
    right: say("moments-way-R"),
    rug: (near, far) => say("page-lay-on", { near, far }),
  };
}

/** How the board writes numbers: as the page does. */
export function boardFigures(): Figures {
  return { cost: (dirhams) => cost(dirhams), chance };
}
