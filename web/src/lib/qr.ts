// QR codes as SVG paths.

import { encode } from "uqr";

/** The quiet zone, in squares, that cameras need to find the code: the standard asks for four. */
export const QUIET = 4;

export interface Code {
  /** Squares in a row, with the quiet zone. */
  size: number;
  /** The dark squares as an SVG path. */
  path: string;
}

/** A text as a QR code, with error correction for a seventh of it. */
export function codeOf(text: string): Code {
  const { data, size } = encode(text, { ecc: "M", border: QUIET });
  let path = "";
  data.forEach((row, y) => {
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      path += `M${from} ${y}h${x - from + 1}v1H${from}z`;
    }
  });
  return { size, path };
}
