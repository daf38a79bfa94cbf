import { encode } from "uqr";

/** Light squares all round, without which cameras do not find it: the standard wants four. */
export const QUIET = 4;

export interface Code {
  /** Squares in a row, with those round it. */
  size: number;
  /** The dark ones, as the path of a drawing. */
  path: string;
}

/** A text as a QR code, of which a seventh may be hidden. */
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
