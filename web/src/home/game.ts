// The game that plays by itself on the first screen: what happens in it, item by item, and the market
// after each. It was played by the engine (make_market_game.py); here it is only told.

import { applyItem } from "../lib/applyItem";
import { COLOURS, type Colour, type Heading } from "../board/types";
import type { LogItem, Position, StepMade } from "../wire";
import turns from "./game.json";

export interface Moment {
  item: LogItem | null;
  position: Position;
}

const NOBODY = { n: 0, at: 0, seat: 0, spreads: [], points: [] };

function stepMade(word: string): StepMade {
  const [square, heading] = [word.slice(-3, -1), word.slice(-1) as Heading];
  return { square, heading, mosaic: word.startsWith("~") ? square : null };
}

/** What happens in a turn: Assam turns, walks, and a rug is laid. */
function itemsOf(line: string, start: string): LogItem[] {
  const words = line.split(" ");
  const heading = words.shift() as Heading;
  const rug = words.splice(words.findIndex((word) => COLOURS.includes(word as Colour)));
  const path = words.map(stepMade);
  const [colour, ...squares] = rug as [Colour, string, string];
  return [
    { ...NOBODY, type: "turned", way: "F", heading },
    {
      ...NOBODY,
      type: "walked",
      steps: path.length,
      start,
      path,
      payment: null,
      out: false,
      link: null,
    },
    { ...NOBODY, type: "laid", colour, squares },
  ];
}

const EMPTY: Position = {
  phase: "turn",
  seat: 0,
  assam: { square: "d4", heading: "S" },
  players: [],
  turn: 0,
  turns_left: 0,
  board: Array.from({ length: 7 }, () => Array.from({ length: 7 }, () => null)),
};

/** The whole game, from the empty market on. */
export function marketGame(): Moment[] {
  const moments: Moment[] = [{ item: null, position: EMPTY }];
  let position = EMPTY;
  for (const line of turns) {
    for (const item of itemsOf(line, position.assam.square)) {
      position = applyItem(position, item, []);
      moments.push({ item, position });
    }
  }
  return moments;
}
