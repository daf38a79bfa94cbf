// Numbers on the board, for a board that is not told how to write them (as in the gallery).

import type { Figures } from "./types";

/** How numbers are written in the page's own language. */
export function inLanguage(): Figures {
  const language = globalThis.document?.documentElement.lang || "en";
  const cost = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const chance = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  return {
    cost: (dirhams) => (dirhams ? cost.format(-dirhams).replace("-", "−") : cost.format(0)),
    chance: (share) => chance.format(share),
  };
}
