// What is known of numbers without the catalogues, which are made with it.

/** The numbering systems of the languages that have digits of their own. */
const SYSTEMS: Record<string, string> = { ar: "arab", fa: "arabext" };

export const primary = (language: string): string => language.split("-")[0] ?? "";

/** A locale with the digits that Python writes, whatever Intl likes better. */
export function withDigits(locale: string): string {
  return `${locale}-u-nu-${SYSTEMS[primary(locale)] ?? "latn"}`;
}

/** What stands round the digits of a number. */
export interface Signs {
  point: string;
  minus: string;
  /** Before and after hundredths. */
  percent: readonly [string, string];
}

/** The signs of a locale, from Intl: whoever has them need not ask it, which takes long at first. */
export function signsOf(locales: readonly string[]): Signs {
  const format = (number: number, options?: Intl.NumberFormatOptions): string[] =>
    new Intl.NumberFormat([...locales], options).format(number).split(/\p{Nd}/u);
  const [, point = ""] = format(1.5);
  const [minus = "", behind] = format(-1);
  const [before = "", after = ""] = format(0.01, { style: "percent" });
  if (behind) throw new Error(`a minus behind numbers is not foreseen: ${locales.join()}`);
  return { point, minus: minus.replace("-", "−"), percent: [before, after] };
}
