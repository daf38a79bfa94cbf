// The title of the first screen, split so that the name of the game can be written larger.

/** A part of the title; the name of the game is written large. */
export interface TitlePart {
  text: string;
  name: boolean;
  /** What stands between it and the next part: read aloud and copied, but not drawn. */
  after: string;
}

/** Marks that keep a word whole, or apart from what is round it. */
const MARKS = "[\\u2060\\u200b\\u2068\\u2069]*";

/**
 * The title in parts, so that the name of the game can be written larger than what is round it. Where
 * the name is not in it as it is, the whole title is the name. Together they are the title, with
 * its marks: without them, browsers break names in languages without spaces.
 */
export function titleParts(title: string, name: string): TitlePart[] {
  const letters = [...name.replace(new RegExp(MARKS, "g"), "")];
  const escaped = letters.map((letter) => letter.replace(/[^\p{L}\p{M}]/u, "\\$&"));
  const found = new RegExp(`${MARKS}${escaped.join(MARKS)}${MARKS}`).exec(title);
  const rest = found ? title.slice(found.index + found[0].length) : "";
  // An ending belongs to the name: the word is not cut
  const inWord = /^[\p{L}\p{M}]/u.test(rest) && /\s/.test(title);
  if (!found || inWord) return [{ text: title, name: true, after: "" }];
  const before = title.slice(0, found.index);
  const between = /^[\s:،,]*/.exec(rest)?.[0] ?? "";
  return [
    { text: before.trimEnd(), name: false, after: before.slice(before.trimEnd().length) },
    { text: found[0], name: true, after: between },
    { text: rest.slice(between.length), name: false, after: "" },
  ].filter(({ text }) => text);
}
