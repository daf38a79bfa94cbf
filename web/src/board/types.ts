// What the board is given, and what it gives back. It knows no rules.

import type { AssamAt, Cell } from "../wire";
import type { Point } from "./geometry";

export type Heading = AssamAt["heading"];
export type Colour = Cell["colour"];
export type Way = "L" | "F" | "R";

/** How fast things move: 1 is normal, 2 twice as fast; reduced: all is instant. */
export interface Motion {
  speed: number;
  reduced: boolean;
}

/** The die on the board. */
export interface ThrownDie {
  /** What it shows when it lies; null as long as nobody knows. */
  face: 1 | 2 | 3 | 4 | null;
  rolling: boolean;
  /** Where it comes to rest. */
  at: Point;
  /** What it comes flying from: the card of whoever throws it. */
  from: Element | null;
  ontumble?: ((tumble: Promise<void>) => void) | undefined;
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
