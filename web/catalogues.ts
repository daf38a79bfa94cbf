// A Vite plugin that bundles the Fluent catalogues, which Python reads, too. Each language becomes one
// chunk with only the messages that the page uses: most errors, for instance, are for programmers.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { signsOf, withDigits } from "./src/i18n/numbers";

export const FOLDER = resolve(import.meta.dirname, "../src/marrakech/locales");
const CODES = resolve(FOLDER, "codes.json");
const FILES = [
  ...["terms", "words", "page", "home", "cast", "moments", "share", "square", "story"],
  ...["bots", "editions", "error", "rules", "learn", "study", "review"],
  ...["puzzles", "analysis", "daily", "me", "rating", "slow", "programs"],
];
const SAID = [
  /^rules-why$/,
  /^page-(?!option-|rules-)/,
  /^(home|moments|square|story|words)-/,
  /^share-(?!site|invites-hint|going-on|look)/, // these the server writes into links
  /^review-log-/,
  /^cast-(strength|title)/,
  /^puzzles-(day|solve)$/,
  /^daily-(home|of)$/,
  /^programs-badge$/,
  /^bots-(who|kind)-(porter|apprentice|peddler|merchant|master|storyteller)$/,
  /^bots-(who|kind)-(pourer|grandmother|mason|weaver|drummer)$/,
  /^editions-name$/,
  /^error-(table|server|record|in-record|option|rules|edition|players)/,
  /^error-(one-colour|alternating|odd-rugs|no-such-seat|square|action|rug$|game-over|not-now)/,
  /^error-(must-turn|under-assam|not-beside-assam|covers-whole-rug|same-colours|far-square)/,
];

/** Of these, errors that only other programs than the page can cause: they are left out. */
const BY_PROGRAMS = [
  /^error-server-(method|own-secrets|no-such-player|token|no-token|scope|ahead|match-programs)$/,
  /^error-table-(id-used|colours|level|level-of-person|not-by-hand|phrase|seats-and-rules)$/,
  /^error-table-(programs|no-such-seat|chain-taken|not-maker|not-maker-starts)$/,
];

/**
 * Nor yet what is said only where a table is set up, in the lobby, at the end, in a replay and in the dialogs of a table: it comes
 * with the words of the lesson.
 */
const LATER = [
  /^page-(dice|statistics|chart|ranking|rematch)(-|$)/,
  /^page-(end-how|save-record|copy-replay|forget-table|join|watch|look)$/,
  /^page-replay(-|$)/,
  /^share-(result|picture|film|further|moment|more)/,
  /^square-(quick|show|results|winner|tea)/,
  /^page-(listing-|lobby-(open|running|none|watch))/,
  /^page-(new-(?!players$)|first-(lot|seat)|here-only-new|edition-|options-|seat($|-(?!open))|sitter-)/,
  /^page-(clock($|-(none|move|total|time|increment|out)(-|$))|seconds$|minutes$)/,
  /^page-(settings-(theme|speed|motion|confirm|coordinates)|theme-|speed-|motion-)/,
  /^moments-(vibration|souk)$/,
  /^page-report-/,
  // nor what is said of keys
  /^page-key-/,
];

interface Codes {
  unknown: Record<string, { like: string }>;
  whole: Record<string, string[]>;
}

// Invisible characters: word joiner (no line break here), and zero-width space (one is allowed)
const STAYS = "\u2060";
const PARTS = "\u200b";

/** Messages of the rulebook, the lesson, the people, the records, house rules and the help only: each language has a second chunk for them. */
const TAUGHT = [
  /^(rules|learn|cast|page-option|page-rules|review|puzzles|analysis|daily|me|rating|slow|programs)-/,
  // of the study of games all but what only the command says
  /^study-(?!.*-help$|looking|nothing-played|no-such-colour|to-win)/,
  /^editions-(differs|note|contents|box)/,
  // A record may begin with a position, which may be wrong in many ways
  /^error-(position|board|colour-not|half|rugs-in|purse|out-with|too-many|top|dirhams|leaving)/,
  /^error-(over|not-over|mover-cannot|no-variant|not-in-pile)$/,
];

/** The messages of a catalogue that the page can say, and all terms. */
export function trimmed(text: string, taught = false): string {
  const entries = text.split(/\n(?=[-a-zA-Z])/);
  return entries
    .map((entry) => entry.replace(/^#.*\n?/gm, "").trimEnd())
    .filter((entry) => {
      const name = /^(-?[\w-]+)\s*=/.exec(entry)?.[1];
      if (name === undefined) return false;
      const later = LATER.some((each) => each.test(name));
      const said = !later && SAID.some((each) => each.test(name));
      const always = name.startsWith("-") || (said && !BY_PROGRAMS.some((each) => each.test(name)));
      return taught ? later || (!said && TAUGHT.some((each) => each.test(name))) : always;
    })
    .map((entry) => `${entry}\n`)
    .join("");
}

/**
 * Keeps browsers from breaking lines within these words, in languages without spaces. Browsers find
 * line breaks there by a dictionary; a name that is not in it they break at a wrong place (marked by a
 * bar in the words), and often the word before it, too.
 */
export function whole(text: string, words: readonly string[]): string {
  if (!words.length) return text;
  const joined = new Map(
    words.map((word) => [word.replaceAll("|", ""), word.replaceAll("|", STAYS)]),
  );
  const longestFirst = [...joined.keys()].sort((one, other) => other.length - one.length);
  // A term is joined where it is defined; here it only has to be separated from its neighbours
  const found = new RegExp([...longestFirst, "\\{ *-[\\w-]+ *\\}"].join("|"), "g");
  return text.replace(found, (word: string, at: number) => {
    const before = /[\p{L}\p{M}]/u.test(text.charAt(at - 1)) ? PARTS : "";
    const after = /\p{Lo}/u.test(text.charAt(at + word.length)) ? PARTS : "";
    return before + (joined.get(word) ?? word) + after;
  });
}

/** Messages that English has and another catalogue lacks: the page says them in English. */
export function missing(english: string, text: string): string[] {
  const there = new Set(entriesOf(text).keys());
  return [...entriesOf(english).keys()].filter((name) => !there.has(name));
}

/** A catalogue with what it lacks in English, so that nobody has to load English as well. */
export function completed(english: string, text: string): string {
  const spare = entriesOf(english);
  return [text, ...missing(english, text).map((name) => `${spare.get(name)!}\n`)].join("");
}

function entriesOf(catalogue: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of catalogue.trimEnd().split(/\n(?=[-a-zA-Z])/)) {
    const name = /^-?[a-zA-Z][\w-]*(?= *=)/.exec(entry)?.[0];
    if (name !== undefined) found.set(name, entry);
  }
  return found;
}

export function languages(): string[] {
  return readdirSync(FOLDER).filter((name) => existsSync(resolve(FOLDER, name, "page.ftl")));
}

function known(): Codes {
  return JSON.parse(readFileSync(CODES, "utf-8")) as Codes;
}

/** Each language's signs in numbers (minus, separators, percent), as JSON: see i18n/numbers.ts. */
function signs({ unknown }: Codes): string {
  const found = languages().map((code) => [
    code,
    signsOf([withDigits(unknown[code]?.like ?? code)]),
  ]);
  return JSON.stringify(Object.fromEntries(found));
}

/**
 * `virtual:catalogues` loads languages one by one: `virtual:catalogue/xx` is one of them, and
 * `virtual:catalogue/xx/taught` the messages of the rulebook and the lesson.
 */
export function catalogues(): Plugin {
  return {
    name: "catalogues",
    resolveId: (id) => (id.startsWith("virtual:catalogue") ? `\0${id}` : null),
    load(id) {
      if (id === "\0virtual:catalogues") {
        const loading = (rest: string): string => {
          const lines = languages().map((code) => {
            const chunk = JSON.stringify(`virtual:catalogue/${code}${rest}`);
            return `${JSON.stringify(code)}: () => import(${chunk})`;
          });
          return `{${lines.join(",\n")}}`;
        };
        this.addWatchFile(CODES);
        const codes = known();
        return [
          `export default ${loading("")};`,
          `export const taught = ${loading("/taught")};`,
          // `whole` is applied to the catalogues already, so the page does not need it
          `export const codes = ${JSON.stringify({ ...codes, whole: undefined })};`,
          `export const signs = ${signs(codes)};`,
        ].join("\n");
      }
      if (!id.startsWith("\0virtual:catalogue/")) return null;
      const [, code = "", rest] = id.split("/");
      this.addWatchFile(CODES);
      const read = (language: string): string => {
        const paths = FILES.map((file) => resolve(FOLDER, language, `${file}.ftl`));
        const there = paths.filter(existsSync);
        for (const path of there) this.addWatchFile(path);
        return there
          .map((path) => trimmed(readFileSync(path, "utf-8"), rest === "taught"))
          .join("");
      };
      const english = read("en");
      const lacking = missing(english, read(code));
      if (lacking.length) this.warn(`${code} lacks ${lacking.join(", ")}: said in English`);
      const text = completed(english, read(code));
      return `export default ${JSON.stringify(whole(text, known().whole[code] ?? []))};`;
    },
  };
}
