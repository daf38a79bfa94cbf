// What the board is given, and what it gives back. It knows no rules.

import type { AssamAt, Cell } from "../wire";

export type Heading = AssamAt["heading"];
export type Colour = Cell["colour"];
export type Way = "L" | "F" | "R";

/** How fast things move: 1 is normal, 2 twice as fast; reduced: all is instant. */
export interface Motion {
  speed: number;
  reduced: boolean;
}

/** The words of the board, in the viewer's language. */
export interface Labels {
  board: string;
  left: string;
  ahead: string;
  right: string;
  rug: (near: string, far: string) => string;
}

/** How numbers are written on the board, if not as the page's language does. */
export interface Figures {
  cost: (dirhams: number) => string;
  chance: (chance: number) => string;
}

export const COLOURS: readonly Colour[] = ["red", "yellow", "blue", "purple"];
export const WAYS: readonly Way[] = ["L", "F", "R"];
export const NORMAL: Motion = { speed: 1, reduced: false };
