// How languages write numbers. The build uses it, too (catalogues.ts), so it imports no catalogue.

/** The numbering systems of the languages that have digits of their own. */
const SYSTEMS: Record<string, string> = { ar: "arab", fa: "arabext" };

export const primary = (language: string): string => language.split("-")[0] ?? "";

/** A locale with the digits that Python writes, even if Intl's default differs. */
export function withDigits(locale: string): string {
  return `${locale}-u-nu-${SYSTEMS[primary(locale)] ?? "latn"}`;
}

/** The signs of a language in numbers. */
export interface Signs {
  point: string;
  minus: string;
  /** What stands before and after a percentage. */
  percent: readonly [string, string];
}

/** The signs of a locale, from Intl: computed by the build, for Intl is slow on its first call. */
export function signsOf(locales: readonly string[]): Signs {
  const format = (number: number, options?: Intl.NumberFormatOptions): string[] =>
    new Intl.NumberFormat([...locales], options).format(number).split(/\p{Nd}/u);
  const [, point = ""] = format(1.5);
  const [minus = "", behind] = format(-1);
  const [before = "", after = ""] = format(0.01, { style: "percent" });
  if (behind) throw new Error(`a minus behind numbers is not foreseen: ${locales.join()}`);
  return { point, minus: minus.replace("-", "−"), percent: [before, after] };
}
