import { codes } from "virtual:catalogues";
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Details = Record<string, FluentVariable>;
export type Say = (message: string, details?: Details) => string;

const primary = (language: string): string => language.split("-")[0] ?? "";

export function direction(language: string): "ltr" | "rtl" {
  return codes.rtl.includes(primary(language)) ? "rtl" : "ltr";
}

/** The numbering systems of the languages that have digits of their own. */
const SYSTEMS: Record<string, string> = { ar: "arab", fa: "arabext" };

/**
 * The locales whose numbers a language has: as Python writes them, whatever Intl likes better. The
 * second is for browsers that do not know the first.
 */
export function numbersOf(language: string): string[] {
  const like = codes.unknown[language]?.like;
  return [language, ...(like ? [like] : [])].map(
    (code) => `${code}-u-nu-${SYSTEMS[primary(code)] ?? "latn"}`,
  );
}

/** A whole number, or a time, in the digits of a language; not by Intl, which takes long at first. */
export function inDigits(language: string, number: number | string): string {
  const own = codes.digits[primary(language)];
  const latin = String(number);
  return own ? latin.replace(/\d/g, (digit) => own[Number(digit)] ?? digit) : latin;
}

/** A number that is its digits in every language. */
class Digits extends FluentNumber {
  constructor(
    value: number,
    private readonly language: string,
  ) {
    super(value);
  }

  override toString(): string {
    return inDigits(this.language, this.value);
  }
}

function plain(value: FluentVariable, language: string): FluentVariable {
  const short = typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 1000;
  return short ? new Digits(value, language) : value;
}

/** Says messages in the first of these catalogues that has them. */
export class Speaker {
  private readonly bundles: FluentBundle[];

  constructor(readonly catalogues: readonly (readonly [language: string, text: string])[]) {
    this.bundles = catalogues.map(([language, text]) => {
      const bundle = new FluentBundle(numbersOf(language));
      bundle.addResource(new FluentResource(text));
      return bundle;
    });
  }

  has(message: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(message));
  }

  say: Say = (message, details = {}) => {
    for (const [index, bundle] of this.bundles.entries()) {
      const pattern = bundle.getMessage(message)?.value;
      if (pattern) {
        const errors: Error[] = [];
        const language = this.catalogues[index]?.[0] ?? "en";
        const filled = Object.entries(details).map(([name, value]) => [
          name,
          plain(value, language),
        ]);
        const said = bundle.formatPattern(pattern, Object.fromEntries(filled), errors);
        for (const error of errors) console.error(message, error);
        return said;
      }
    }
    console.error(`no catalogue has the message ${message}`);
    return message;
  };
}

/** The first of the wanted languages that there is; their parts are dropped from the right. */
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
