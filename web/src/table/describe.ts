// Squares in words, for screen readers.

import type { Say } from "../i18n/speaker";
import { cellAt } from "../board/geometry";
import type { Position, SeatNow } from "../wire";

/** What lies on a square, in words. */
export function describer(
  position: Position,
  seats: readonly SeatNow[],
  names: readonly string[],
  say: Say,
): (square: string) => string {
  return (square) => {
    const cell = cellAt(position, square);
    const owner = seats.findIndex((seat) => cell && seat.colours.includes(cell.colour));
    const rug = !cell
      ? say("page-square-bare", { square })
      : cell.neutral
        ? say("page-square-neutral", { square, colour: cell.colour })
        : say("page-square-rug", { square, colour: cell.colour, player: names[owner] ?? "" });
    if (position.assam.square !== square) return rug;
    return say("page-square-assam", { rug, heading: position.assam.heading });
  };
}
