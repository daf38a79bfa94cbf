import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Details = Record<string, FluentVariable>;
export type Say = (message: string, details?: Details) => string;

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = new Set(["ar", "fa", "he", "ur"]);

export function direction(language: string): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.has(language.split("-")[0] ?? "") ? "rtl" : "ltr";
}

/**
 * The locale whose numbers a language has. Python writes Latin digits everywhere, and so do the
 * names of squares: left to itself, Intl would not.
 */
export function numbersOf(language: string): string {
  return `${language}-u-nu-latn`;
}

/** A number that is its digits in every language: the first one that Intl writes takes long. */
class Digits extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function plain(value: FluentVariable): FluentVariable {
  const short = typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 1000;
  return short ? new Digits(value) : value;
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
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(message)?.value;
      if (pattern) {
        const errors: Error[] = [];
        const filled = Object.entries(details).map(([name, value]) => [name, plain(value)]);
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
      const found = names.get(parts.join("-"));
      if (found) return found;
    }
  }
  return "en";
}
