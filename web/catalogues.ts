import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { signsOf, withDigits } from "./src/i18n/numbers";

// The catalogues are the ones that Python reads, too. Of each language the page gets one chunk,
// with nothing in it but what the page can say: most errors, for instance, are for programmers.
const FOLDER = resolve(import.meta.dirname, "../src/marrakech/locales");
const CODES = resolve(FOLDER, "codes.json");
const FILES = [
  ...["terms", "words", "page", "home", "cast", "moments", "share", "square", "story"],
  ...["bots", "editions", "error", "rules", "learn"],
];
const SAID = [
  /^rules-why$/,
  /^page-(?!rules-)/,
  /^(home|cast|moments|share|square|story|words)-/,
  /^bots-(who|kind)-(porter|apprentice|peddler|merchant|master)$/,
  /^editions-(name|differs-(?!box|first)\S*)$/,
  /^error-(table|server|record|in-record|option|rules|edition|players)/,
  /^error-(one-colour|alternating|odd-rugs|no-such-seat|square|action|rug$|game-over|not-now)/,
  /^error-(must-turn|under-assam|not-beside-assam|covers-whole-rug|same-colours|far-square)/,
  // A record may begin with a position, which may be wrong in many ways
  /^error-(position|board|colour-not|half|rugs-in|purse|out-with|too-many|top|dirhams|leaving)/,
  /^error-(over|not-over|mover-cannot|no-variant|not-in-pile)$/,
];

/** But not what only other programs than the page can do wrong. */
const BY_PROGRAMS = [
  /^error-server-(method|own-secrets|no-such-player)$/,
  /^error-table-(id-used|colours|level|level-of-person|not-by-hand|phrase|seats-and-rules)$/,
  /^error-table-(no-such-seat|chain-taken|not-maker|not-maker-starts)$/,
];

interface Codes {
  unknown: Record<string, { like: string }>;
  whole: Record<string, string[]>;
}

// Neither can be seen: a word joiner, and a space without width
const STAYS = "\u2060";
const PARTS = "\u200b";

/** What only the rulebook, the lesson and the help say: a chunk of its own. */
const TAUGHT = [/^(rules|learn)-/, /^page-rules-/, /^editions-(differs|note|contents|box)/];

/** The messages of a catalogue that the page can say, and all terms. */
export function trimmed(text: string, taught = false): string {
  const entries = text.split(/\n(?=[-a-zA-Z])/);
  return entries
    .map((entry) => entry.replace(/^#.*\n?/gm, "").trimEnd())
    .filter((entry) => {
      const name = /^(-?[\w-]+)\s*=/.exec(entry)?.[1];
      if (name === undefined) return false;
      const said = SAID.some((each) => each.test(name));
      const always = name.startsWith("-") || (said && !BY_PROGRAMS.some((each) => each.test(name)));
      return taught ? !said && TAUGHT.some((each) => each.test(name)) : always;
    })
    .map((entry) => `${entry}\n`)
    .join("");
}

/**
 * A catalogue in which words stay whole, and apart from those beside them; a bar is where one could
 * be broken. Browsers look up in a dictionary where a line may end in a language without spaces. A
 * word that is not in it, such as a name, they break, and often the word before it, too.
 */
export function whole(text: string, words: readonly string[]): string {
  if (!words.length) return text;
  const joined = new Map(
    words.map((word) => [word.replaceAll("|", ""), word.replaceAll("|", STAYS)]),
  );
  const longestFirst = [...joined.keys()].sort((one, other) => other.length - one.length);
  // A term is a name: it is whole where it is written, and here it stands among other words
  const found = new RegExp([...longestFirst, "\\{ *-[\\w-]+ *\\}"].join("|"), "g");
  return text.replace(found, (word: string, at: number) => {
    const before = /[\p{L}\p{M}]/u.test(text.charAt(at - 1)) ? PARTS : "";
    const after = /\p{Lo}/u.test(text.charAt(at + word.length)) ? PARTS : "";
    return before + (joined.get(word) ?? word) + after;
  });
}

/** What English says and another language does not: who reads that language would read English. */
export function missing(english: string, text: string): string[] {
  const names = (catalogue: string): string[] =>
    catalogue.match(/^-?[a-zA-Z][\w-]*(?= *=)/gm) ?? [];
  const there = new Set(names(text));
  return names(english).filter((name) => !there.has(name));
}

function languages(): string[] {
  return readdirSync(FOLDER).filter((name) => existsSync(resolve(FOLDER, name, "page.ftl")));
}

function known(): Codes {
  return JSON.parse(readFileSync(CODES, "utf-8")) as Codes;
}

/** What stands round the digits of each language. */
function signs({ unknown }: Codes): string {
  const found = languages().map((code) => [
    code,
    signsOf([withDigits(unknown[code]?.like ?? code)]),
  ]);
  return JSON.stringify(Object.fromEntries(found));
}

/**
 * `virtual:catalogues` loads languages one by one: `virtual:catalogue/xx` is one of them, and
 * `virtual:catalogue/xx/taught` the rest of it, for who wants to learn.
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
          // Which words stay whole is in the catalogues by now
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
      const text = read(code);
      const lacking = missing(read("en"), text);
      if (lacking.length) this.warn(`${code} lacks ${lacking.join(", ")}: said in English`);
      return `export default ${JSON.stringify(whole(text, known().whole[code] ?? []))};`;
    },
  };
}
