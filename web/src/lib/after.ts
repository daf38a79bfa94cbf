import type { Cell, LogItem, PlayerNow, Position } from "../wire";

// Several things may have happened by the time the page hears of them, and only the last position
// is told. What lies between is put together here, to be looked at for a moment: no rule is known,
// every fact is in the items.

export function placeOf(square: string): [row: number, column: number] {
  return [Number(square[1]) - 1, square.charCodeAt(0) - 97];
}

export function cellAt(position: Position, square: string): Cell | null {
  const [row, column] = placeOf(square);
  return position.board[row]?.[column] ?? null;
}

type Heading = Cell["half"];

function towards(from: string, to: string): Heading {
  const [[row, column], [otherRow, otherColumn]] = [placeOf(from), placeOf(to)];
  if (row !== otherRow) return otherRow < row ? "N" : "S";
  return otherColumn < column ? "W" : "E";
}

type Counting = Extract<LogItem, { type: "walked" | "laid" }>;

/** The players with what they have after an item. */
function counted(players: readonly PlayerNow[], { spreads, points }: Counting): PlayerNow[] {
  return players.map((player, seat) => ({
    ...player,
    squares: spreads[seat] ?? player.squares,
    points: points[seat] ?? player.points,
  }));
}

/** The position after an item, as far as it can be seen; `owners`: the colours of each seat. */
export function after(
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
      return { ...before, assam, players: counted(players, item), board };
    }
    case "laid": {
      const [near, far] = item.squares;
      if (near === undefined || far === undefined) return before;
      const rug = 1 + Math.max(0, ...before.board.flat().map((cell) => cell?.rug ?? 0));
      const board = before.board.map((row) => [...row]);
      for (const [here, there] of [
        [near, far],
        [far, near],
      ] as const) {
        const [row, column] = placeOf(here);
        const half = towards(here, there);
        board[row]![column] = { colour: item.colour, rug, half, neutral: false };
      }
      const players = before.players.map((player, seat) => {
        if (seat !== item.seat) return player;
        const left = player.rugs[item.colour] ?? 0;
        return { ...player, rugs: { ...player.rugs, [item.colour]: Math.max(0, left - 1) } };
      });
      return { ...before, board, players: counted(players, item) };
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
