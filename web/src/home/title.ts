/** A part of the title; the name of the game is written large. */
export interface TitlePart {
  text: string;
  name: boolean;
}

/**
 * The title in parts, so that the name of the game can be written larger than what is round it. Where
 * the name is not in it as it is, the whole title is the name.
 */
export function titleParts(title: string, name: string): TitlePart[] {
  // Marks that keep words whole are of no use to compare
  const plain = (text: string): string => text.replace(/[\u2060\u200b\u2068\u2069]/g, "");
  const [whole, wanted] = [plain(title), plain(name)];
  const at = whole.indexOf(wanted);
  // An ending belongs to the name: the word is not cut
  const end = at + wanted.length;
  const inWord = /^[\p{L}\p{M}]/u.test(whole.slice(end)) && /\s/.test(whole);
  if (at < 0 || inWord) return [{ text: whole, name: true }];
  return [
    { text: whole.slice(0, at).trim(), name: false },
    { text: wanted, name: true },
    { text: whole.slice(end).replace(/^[\s:،,]+/, ""), name: false },
  ].filter(({ text }) => text);
}
