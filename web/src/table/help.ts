// Everything that helps to choose, as one chunk, which is loaded at the first choice at a table with
// hints.

import type { Colour, Heading } from "../board/types";

export { default as Hints } from "./Hints.svelte";
export { default as Marks } from "../review/Marks.svelte";

/** What a hint shows on the board. */
export interface HintMarks {
  marks: { action: string; kind: "better" | "other"; worth: string }[];
  colour: Colour | null;
  assam: { square: string; heading: Heading };
}
