// Positions as one line of text (docs/position.md), taken apart to be edited by hand. Whether one makes
// sense the server says.

import { HEADINGS, headingTo, neighbour, turned } from "../board/geometry";
import { COLOURS, type Colour, type Heading } from "../board/types";
import type { Position } from "../wire";

export interface HalfOfRug {
  colour: Colour;
  /** The way to its other half. */
  toward: Heading;
}
export interface Purse {
  dirhams: number;
  /** Rugs left, by colour; none for who is out. */
  rugs: [Colour, number][];
  /** The colour on top of a pile of two colours, `?` if it is not known; null where there is one colour. */
  top: Colour | "?" | null;
  /** Who left first is 1; null who is in. */
  out: number | null;
}
export interface Edited {
  board: Record<string, HalfOfRug>;
  assam: { square: string; heading: Heading };
  mover: Colour;
  phase: string;
  purses: Purse[];
  rules: string;
}

const ARROWS = { N: "^", E: ">", S: "v", W: "<" } as const;
const SIZE = 7;

const colourOf = (letter: string): Colour => COLOURS.find((each) => each[0] === letter) ?? "red";
const nameOf = (row: number, column: number): string => "abcdefg".charAt(column) + String(row + 1);

/** Take a line apart; null if it has not the form of one. */
export function readPosition(line: string): Edited | null {
  const [cells, assam, mover, phase, purses, rules, ...more] = line.trim().split(/\s+/);
  if (!cells || !assam || !mover || !phase || !purses || !rules || more.length) return null;
  const board: Edited["board"] = {};
  const rows = cells.split("/");
  for (const [row, text] of rows.entries()) {
    let column = 0;
    for (const [cell] of text.matchAll(/[1-7]|[rybp][\^v<>]/g)) {
      if (/\d/.test(cell)) column += Number(cell);
      else {
        const toward = HEADINGS.find((each) => ARROWS[each] === cell[1]) ?? "N";
        board[nameOf(row, column++)] = { colour: colourOf(cell.charAt(0)), toward };
      }
    }
    if (column !== SIZE) return null;
  }
  const stands = /^([a-g][1-7])([NESW])$/.exec(assam);
  if (rows.length !== SIZE || !stands || !/^[rybp]$/.test(mover)) return null;
  const read = purses.split(",").map(readPurse);
  if (!read.every((purse) => purse !== null)) return null;
  return {
    board,
    assam: { square: stands[1] ?? "d4", heading: stands[2] as Heading },
    mover: colourOf(mover),
    phase,
    purses: read,
    rules,
  };
}

function readPurse(text: string): Purse | null {
  const found = /^(?:x([1-3])|(\d{1,5})((?:[rybp]\d{1,4}){1,2})(?:=([rybp?]))?)$/.exec(text);
  if (!found) return null;
  if (found[1]) return { dirhams: 0, rugs: [], top: null, out: Number(found[1]) };
  const rugs = [...(found[3] ?? "").matchAll(/([rybp])(\d+)/g)].map(
    ([, letter, number]): [Colour, number] => [colourOf(letter ?? "r"), Number(number)],
  );
  const top = found[4] === undefined ? null : found[4] === "?" ? "?" : colourOf(found[4]);
  return { dirhams: Number(found[2]), rugs, top, out: null };
}

/** Put a line together again. */
export function writePosition(edited: Edited): string {
  const rows = Array.from({ length: SIZE }, (_, row) => {
    const cells = Array.from({ length: SIZE }, (_, column) => {
      const half = edited.board[nameOf(row, column)];
      return half ? half.colour.charAt(0) + ARROWS[half.toward] : "1";
    });
    return cells.join("").replace(/1+/g, (bare) => String(bare.length));
  });
  const { square, heading } = edited.assam;
  return [
    rows.join("/"),
    square + heading,
    edited.mover.charAt(0),
    edited.phase,
    edited.purses.map(writePurse).join(","),
    edited.rules,
  ].join(" ");
}

function writePurse({ dirhams, rugs, top, out }: Purse): string {
  if (out !== null) return `x${out}`;
  const left = rugs.map(([colour, number]) => colour.charAt(0) + String(number)).join("");
  const some = rugs.some(([, number]) => number > 0);
  return `${dirhams}${left}${top !== null && some ? `=${top.charAt(0)}` : ""}`;
}

/** The line of a market as it is shown; its players may have other colours than their seats. */
export function lineOf(position: Position, rules: string): string {
  const players = position.players.length;
  const seats = new Map<string, Colour>();
  for (const [seat, { rugs }] of position.players.entries()) {
    const own = COLOURS.filter((colour) => colour in rugs);
    for (const [which, colour] of own.entries()) {
      seats.set(colour, COLOURS[seat + which * players] ?? "red");
    }
  }
  const seatOf = (colour: string): Colour => seats.get(colour) ?? "red";
  const board: Edited["board"] = {};
  for (const [row, cells] of position.board.entries()) {
    for (const [column, cell] of cells.entries()) {
      if (cell) board[nameOf(row, column)] = { colour: seatOf(cell.colour), toward: cell.half };
    }
  }
  let left = 0;
  const purses = position.players.map((player): Purse => {
    const rugs = Object.entries(player.rugs).map(([colour, number]): [Colour, number] => [
      seatOf(colour),
      number,
    ]);
    rugs.sort(([one], [other]) => COLOURS.indexOf(one) - COLOURS.indexOf(other));
    const top = rugs.length > 1 ? (player.top ? seatOf(player.top) : "?") : null;
    return { dirhams: player.dirhams, rugs, top, out: player.out ? ++left : null };
  });
  const next = rules.includes("variant=") ? "roll" : "turn";
  const phase = position.phase === "reveal" ? next : position.phase;
  const mover = COLOURS[position.seat] ?? "red";
  return writePosition({ board, assam: position.assam, mover, phase, purses, rules });
}

// ------------------------------------------------------------------ editing

/** Change how many rugs of a colour are left to lay. */
export function withLeft(edited: Edited, colour: Colour, change: (had: number) => number): Edited {
  const purses = edited.purses.map((purse): Purse => {
    const rugs = purse.rugs.map(([each, had]): [Colour, number] => [
      each,
      each === colour ? Math.max(0, change(had)) : had,
    ]);
    // The next rug of a pile must be one of which there is one
    const gone = rugs.some(([each, number]) => each === purse.top && number === 0);
    return { ...purse, rugs, top: rugs.length > 1 ? (gone ? "?" : (purse.top ?? "?")) : null };
  });
  return { ...edited, purses };
}

/** Lay a rug on two neighbouring squares, on top of what lies there; it is taken from its pile. */
export function withRug(before: Edited, colour: Colour, one: string, other: string): Edited {
  const [there, back] = [headingTo(one, other), headingTo(other, one)];
  if (!there || !back) return before;
  const edited = withLeft(before, colour, (had) => had - 1);
  const board = {
    ...edited.board,
    [one]: { colour, toward: there },
    [other]: { colour, toward: back },
  };
  return { ...edited, board };
}

/**
 * Take away what is seen on a square, a whole rug or the half that is left of one, and put it back on its
 * pile.
 */
export function withoutRug(before: Edited, square: string): Edited {
  const half = before.board[square];
  if (!half) return before;
  const edited = withLeft(before, half.colour, (had) => had + 1);
  const { [square]: _taken, ...board } = edited.board;
  const other = neighbour(square, half.toward);
  const back = other ? board[other] : undefined;
  if (other && back?.colour === half.colour && neighbour(other, back.toward) === square) {
    delete board[other];
  }
  return { ...edited, board };
}

/** Put Assam on a square; where he stands already, turn him to the right. */
export function withAssam(edited: Edited, square: string): Edited {
  const { heading } = edited.assam;
  const again = edited.assam.square === square;
  return { ...edited, assam: { square, heading: again ? turned(heading, "R") : heading } };
}

/** Change what a player has. */
export function withPurse(edited: Edited, seat: number, change: Partial<Purse>): Edited {
  const purses = edited.purses.map((purse, at) => (at === seat ? { ...purse, ...change } : purse));
  return { ...edited, purses };
}
