import type { Figures, Labels } from "../board/types";
import { locale, say } from "../i18n/language.svelte";

/** What the board's parts are called. */
export function boardLabels(): Labels {
  return {
    board: say("page-board"),
    left: say("page-way-L"),
    ahead: say("page-way-F"),
    right: say("page-way-R"),
    rug: (near, far) => say("page-lay-on", { near, far }),
  };
}

/** How the board writes numbers: as the page does, and with a minus that is one. */
export function boardFigures(): Figures {
  const cost = new Intl.NumberFormat(locale(), { maximumFractionDigits: 0 });
  const chance = new Intl.NumberFormat(locale(), { style: "percent", maximumFractionDigits: 0 });
  return {
    cost: (dirhams) => (dirhams ? cost.format(-dirhams).replace("-", "−") : cost.format(0)),
    chance: (share) => chance.format(share),
  };
}
