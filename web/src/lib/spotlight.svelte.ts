// Squares that something on the page speaks of: the board lights them up meanwhile.

let lit = $state.raw<readonly string[]>([]);
let ends: ReturnType<typeof setTimeout> | undefined;

/** The squares that are lit. */
export const litSquares = (): readonly string[] => lit;

/** Lights squares up, until others are, or for so long; none: it is over. */
export function light(squares: readonly string[], milliseconds?: number): void {
  clearTimeout(ends);
  lit = squares;
  if (milliseconds !== undefined) ends = setTimeout(() => (lit = []), milliseconds);
}
