// Messages of the catalogues in one language, with their details filled in: the page's counterpart of
// `marrakech.locales.Speaker`.

import { codes, signs } from "virtual:catalogues";
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { primary, withDigits } from "./numbers";

export type Details = Record<string, FluentVariable>;
export type Say = (message: string, details?: Details) => string;

export function direction(language: string): "ltr" | "rtl" {
  return codes.rtl.includes(primary(language)) ? "rtl" : "ltr";
}

/** The locales for plural rules; the second is for browsers that do not know the first. */
function countsAs(language: string): string[] {
  const like = codes.unknown[language]?.like;
  return [language, ...(like ? [like] : [])];
}

/** The locales for numbers, with the digits that Python writes, even if Intl's default differs. */
export function numbersOf(language: string): string[] {
  return countsAs(language).map(withDigits);
}

/** An integer, or a time, in a language's digits; without Intl, which is slow on its first call. */
export function inDigits(language: string, number: number | string): string {
  const own = codes.digits[primary(language)];
  const latin = String(number);
  return own ? latin.replace(/\d/g, (digit) => own[Number(digit)] ?? digit) : latin;
}

/** A cost with so many decimals; without Intl, too. */
export function asCost(language: string, dirhams: number, places = 0): string {
  const { point, minus } = signs[language] ?? signs.en!;
  const scale = 10 ** places;
  const rounded = (Math.round(dirhams * scale) / scale).toFixed(places);
  return (dirhams ? minus : "") + inDigits(language, rounded).replace(".", point);
}

/** A chance as a percentage; without Intl, too. */
export function asChance(language: string, share: number): string {
  const [before, after] = (signs[language] ?? signs.en!).percent;
  return before + inDigits(language, Math.round(share * 100)) + after;
}

/** A number as its language writes it; one of digits only is written without Intl. */
class Written extends FluentNumber {
  constructor(
    value: number,
    private readonly language: string,
  ) {
    super(value);
  }

  override toString(): string {
    const { value, language } = this;
    const short = Number.isInteger(value) && value >= 0 && value < 1000;
    if (short) return inDigits(language, value);
    return new Intl.NumberFormat(numbersOf(language)).format(value);
  }
}

function written(value: FluentVariable, language: string): FluentVariable {
  return typeof value === "number" ? new Written(value, language) : value;
}

/** Says the messages of a catalogue. */
export class Speaker {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    text: string,
  ) {
    // Only plural rules come from here; numbers are written above. A numbering system would be slow
    this.bundle = new FluentBundle(countsAs(language));
    this.bundle.addResource(new FluentResource(text));
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  say: Say = (message, details = {}) => {
    const pattern = this.bundle.getMessage(message)?.value;
    if (!pattern) {
      console.error(`the catalogue ${this.language} has no message ${message}`);
      return message;
    }
    const errors: Error[] = [];
    const { language } = this;
    const filled = Object.entries(details).map(([name, value]) => [name, written(value, language)]);
    const said = this.bundle.formatPattern(pattern, Object.fromEntries(filled), errors);
    for (const error of errors) console.error(message, error);
    return said;
  };
}

/** The first wanted language that is available; `pt-BR` is tried as `pt`, too. */
export function negotiated(wanted: readonly string[], known: readonly string[]): string {
  const names = new Map(known.map((language) => [language.toLowerCase(), language]));
  for (const language of wanted) {
    const parts = language.toLowerCase().split("-");
    for (; parts.length; parts.pop()) {
      const name = parts.join("-");
      const found = names.get(name) ?? names.get((codes.aliases[name] ?? "").toLowerCase());
      if (found) return found;
    }
  }
  return "en";
}
