// Several things may have happened by the time the server tells of them, and it sends only the last
// position. To animate them one by one, the positions in between are worked out here from the items
// of the log. No rule is needed for that: every fact is in the items.

import { column, headingTo, row } from "../board/geometry";
import type { LogItem, PlayerNow, Position } from "../wire";

/** Items that say what everybody's squares and points are afterwards. */
type ItemWithCounts = Extract<LogItem, { type: "walked" | "laid" }>;

/** The players with the squares and points that an item says they have. */
function withCounts(
  players: readonly PlayerNow[],
  { spreads, points }: ItemWithCounts,
): PlayerNow[] {
  return players.map((player, seat) => ({
    ...player,
    squares: spreads[seat] ?? player.squares,
    points: points[seat] ?? player.points,
  }));
}

/** The position after an item, as far as the board shows it; `owners`: the colours of each seat. */
export function applyItem(
  before: Position,
  item: LogItem,
  owners: readonly (readonly string[])[],
): Position {
  switch (item.type) {
    case "turned":
      return { ...before, assam: { ...before.assam, heading: item.heading } };
    case "walked": {
      const end = item.path.at(-1);
      const assam = end ? { square: end.square, heading: end.heading } : before.assam;
      const players = before.players.map((player) => ({ ...player }));
      const { payment } = item;
      if (payment) {
        const [by, to] = [players[payment.by], players[payment.to]];
        if (by) by.dirhams -= payment.paid;
        if (to) to.dirhams += payment.paid;
      }
      const mover = players[item.seat];
      let { board } = before;
      if (item.out && mover) {
        mover.out = true;
        const gone = owners[item.seat] ?? [];
        board = board.map((row) =>
          row.map((cell) =>
            cell && gone.includes(cell.colour) ? { ...cell, neutral: true } : cell,
          ),
        );
      }
      return { ...before, assam, players: withCounts(players, item), board };
    }
    case "laid": {
      const [near, far] = item.squares;
      if (near === undefined || far === undefined) return before;
      // The latest rug lies on all others, and so has the greatest number.
      const rug = 1 + Math.max(0, ...before.board.flat().map((cell) => cell?.rug ?? 0));
      const board = before.board.map((row) => [...row]);
      for (const [here, there] of [
        [near, far],
        [far, near],
      ] as const) {
        const half = headingTo(here, there)!;
        board[row(here)]![column(here)] = { colour: item.colour, rug, half, neutral: false };
      }
      const players = before.players.map((player, seat) => {
        if (seat !== item.seat) return player;
        const left = player.rugs[item.colour] ?? 0;
        return { ...player, rugs: { ...player.rugs, [item.colour]: Math.max(0, left - 1) } };
      });
      return { ...before, board, players: withCounts(players, item) };
    }
    case "revealed": {
      const players = before.players.map((player, seat) =>
        seat === item.seat ? { ...player, top: item.colour } : player,
      );
      return { ...before, players };
    }
    default:
      return before;
  }
}
