import { FluentBundle, FluentResource } from "@fluent/bundle";
import loaders, { taught } from "virtual:catalogues";
import { describe, expect, it, vi } from "vitest";
import { gzipSync } from "node:zlib";
import { completed, missing, whole } from "../catalogues";
import listed from "../../src/marrakech/locales/codes.json?raw";
import errors from "../../src/marrakech/locales/en/error.ftl?raw";
import { clockText } from "../src/lib/clock";
import { namesOf, PEOPLE } from "../src/lib/people";
import { sentences } from "../src/lib/story";
import { asChance, asCost, direction, negotiated, numbersOf, Speaker } from "../src/i18n/speaker";
import type { ClockPlan, LogItem, SeatNow } from "../src/wire";

const FIRST = 10_500; // bytes, compressed, until one can play
const LATER = 23_000; // and of what comes later
const codes = Object.keys(loaders);
const texts = new Map(
  await Promise.all(codes.map(async (code) => [code, (await loaders[code]!()).default] as const)),
);
const lessons = new Map(
  await Promise.all(codes.map(async (code) => [code, (await taught[code]!()).default] as const)),
);
const sources = import.meta.glob(["../src/**/*.{ts,svelte}", "!../src/wire.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;

/** The messages that the sources name, as patterns: what is filled in matches anything. */
function said(): RegExp[] {
  const names = Object.values(sources).flatMap((source) => [
    ...source.matchAll(
      /["`]((?:page|cast|story|words|bots|editions|error|rules|learn)-[^"`\s]*)["`]/g,
    ),
  ]);
  return names.map(
    ([, name]) => new RegExp(`^${(name ?? "").replace(/\$\{[^}]*\}/g, "[\\w-]+")}$`),
  );
}

function keys(code: string): string[] {
  const all = `${texts.get(code) ?? ""}${lessons.get(code) ?? ""}`;
  return [...all.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);
}

describe.each(codes)("the catalogue %s", (code) => {
  it("has what English has, and nothing else", () => {
    expect(keys(code).sort()).toEqual(keys("en").sort());
  });

  it("can be read by Fluent, every message of it", () => {
    const bundle = new FluentBundle(code);
    expect(bundle.addResource(new FluentResource(texts.get(code)!))).toEqual([]);
    expect(bundle.addResource(new FluentResource(lessons.get(code)!))).toEqual([]);
    for (const key of keys(code)) expect(bundle.hasMessage(key), key).toBe(true);
  });

  it("is small", () => {
    expect(gzipSync(texts.get(code)!).length).toBeLessThan(FIRST);
    expect(gzipSync(lessons.get(code)!).length).toBeLessThan(LATER);
  });
});

describe("the English catalogue", () => {
  it("has all that can be wrong with positions and records, for people bring these along", () => {
    const sections = errors.split(/^## /m).filter((text) => /^(Positions|Records)\n/.test(text));
    const names = sections.flatMap((text) => [...text.matchAll(/^([a-z][\w-]*) =/gm)]);
    expect(names.length).toBeGreaterThan(30);
    for (const [, name] of names) expect(keys("en")).toContain(name);
  });

  it("has every message that the page says", () => {
    for (const pattern of said()) {
      expect(
        keys("en").some((key) => pattern.test(key)),
        String(pattern),
      ).toBe(true);
    }
  });

  it("has no message for the page that nobody says", () => {
    const patterns = said();
    const own = keys("en").filter((key) => key.startsWith("page-"));
    expect(own.filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
  });
});

describe("words that stay whole", () => {
  const words = ["อัส|สัม", "ยู", "ยู|ซุฟ"];
  const table = (JSON.parse(listed) as { whole: Record<string, string[]> }).whole;

  it("have joiners within, and may be parted from the letters beside them", () => {
    expect(whole("a = ข้างอัสสัมหัน", words)).toBe("a = ข้าง\u200bอัส\u2060สัม\u200bหัน");
  });

  it("have no mark where a line may end or must not end anyway", () => {
    expect(whole("a = อัสสัม (อัสสัม) อัสสัมๆ", words)).toBe(
      "a = อัส\u2060สัม (อัส\u2060สัม) อัส\u2060สัมๆ",
    );
  });

  it("may begin with one another", () => {
    expect(whole("a = ยูซุฟ ยู", words)).toBe("a = ยู\u2060ซุฟ ยู");
  });

  it("may be terms, which are whole where they are written", () => {
    expect(whole("a = แห่ง{ -game }เปิด", words)).toBe("a = แห่ง\u200b{ -game }\u200bเปิด");
    expect(whole("a = { -game }", words)).toBe("a = { -game }");
  });

  it("are not marked where there are none", () => {
    expect(whole("a = ข้างอัสสัม{ -game }", [])).toBe("a = ข้างอัสสัม{ -game }");
  });

  it.each(codes)("are marked in %s wherever they are said, and nothing else is", (code) => {
    const text = `${texts.get(code)!}${lessons.get(code)!}`;
    const own = table[code] ?? [];
    expect(/[\u2060\u200b]/.test(text)).toBe(own.length > 0);
    for (const word of own) {
      const [bare, joined] = ["", "\u2060"].map((mark) => word.replaceAll("|", mark));
      expect(text).toContain(joined);
      if (bare !== joined) expect(text).not.toContain(bare);
    }
  });

  it("are whole in what is said", () => {
    const { say } = speaker("th");
    expect(plain(say("page-home-title"))).toBe("คนขายพรมแห่ง\u200bมาร์\u2060รา\u2060เกช");
    expect(say("page-bot-merchant")).toBe("ฟา\u2060ติ\u2060มา");
  });
});

describe("a language", () => {
  it("is the first that there is of those that are wanted", () => {
    expect(negotiated(["de", "ar-EG", "en"], ["ar", "en"])).toBe("ar");
    expect(negotiated(["EN-gb"], ["ar", "en"])).toBe("en");
    expect(negotiated(["tlh"], ["ar", "en"])).toBe("en");
    expect(negotiated(["zh-Hant-HK"], ["zh-Hans", "zh-Hant"])).toBe("zh-Hant");
    const chinese = ["zh-Hans", "zh-Hant", "zh-Hant-HK", "nb"];
    const wanted = ["zh-TW", "zh-HK", "zh-CN", "zh", "no"];
    expect(wanted.map((code) => negotiated([code], chinese))).toEqual([
      "zh-Hant",
      "zh-Hant-HK",
      "zh-Hans",
      "zh-Hans",
      "nb",
    ]);
  });

  it("runs in its direction", () => {
    expect([direction("ar"), direction("ar-EG"), direction("en")]).toEqual(["rtl", "rtl", "ltr"]);
  });
});

describe("numbers", () => {
  it("have the digits that Python writes", () => {
    expect(numbersOf("ar")).toEqual(["ar-u-nu-arab"]);
    expect(numbersOf("de")).toEqual(["de-u-nu-latn"]);
  });

  it("are those of a neighbour where a browser does not know the language", () => {
    const [own, like] = numbersOf("is");
    expect([own, like]).toEqual(["is-u-nu-latn", "da-u-nu-latn"]);
    expect(new Intl.NumberFormat(like).format(0.5)).toBe("0,5");
  });

  // A browser that does not know Icelandic writes it as the neighbour does
  const locales = (code: string): string[] => [numbersOf(code).at(-1)!];

  it.each(codes)("are written in %s as Intl writes them, without asking it", (code) => {
    const chance = new Intl.NumberFormat(locales(code), { style: "percent" });
    for (const share of [0, 1 / 6, 1 / 3, 0.5, 1]) {
      expect(asChance(code, share)).toBe(chance.format(share));
    }
    for (const places of [0, 1]) {
      const options = { minimumFractionDigits: places, maximumFractionDigits: places };
      const cost = new Intl.NumberFormat(locales(code), options);
      for (const dirhams of [0.05, 0.25, 1, 1.15, 2 / 3, 2.5, 17, 49]) {
        expect(asCost(code, dirhams, places)).toBe(cost.format(-dirhams).replace("-", "−"));
      }
      expect(asCost(code, 0, places)).toBe(cost.format(0));
    }
  });
});

const speaker = (code: string): Speaker => new Speaker(code, texts.get(code)! + lessons.get(code)!);
const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, "");

describe("what is said", () => {
  const seats = ["red", "yellow"].map((colour): SeatNow => ({
    kind: "person",
    name: colour === "red" ? "Amal" : "",
    colours: [colour as "red"],
    level: null,
    gone: null,
    chain: null,
    keyless: false,
    times_out: 0,
    this_turn: false,
    program: false,
    face: null,
  }));
  const walk: LogItem = {
    type: "walked",
    n: 3,
    at: 0,
    seat: 0,
    steps: 2,
    start: "d1",
    path: [
      { square: "e1", heading: "S", mosaic: "d1e1" },
      { square: "e2", heading: "S", mosaic: null },
    ],
    payment: { by: 0, to: 1, colour: "yellow", due: 3, paid: 3, squares: ["e2"], joined: false },
    out: false,
    spreads: [],
    points: [],
    link: null,
  };

  it("tells a walk and its payment in English", () => {
    const { say } = speaker("en");
    expect(sentences(walk, namesOf(seats, say), say).map(plain)).toEqual([
      "Amal throws 2; Assam walks round a mosaic to e2.",
      "Amal pays 3 dirhams to Yellow.",
    ]);
  });

  it("counts in Arabic as Arabic does, with its digits", () => {
    const { say } = speaker("ar");
    const rugs = [0, 1, 2, 3, 11, 100].map((number) => plain(say("page-rugs-left", { number })));
    expect(rugs).toEqual([
      "لم تبقَ سجادة",
      "بقيت سجادة واحدة",
      "بقيت سجادتان",
      "بقيت ٣ سجادات",
      "بقيت ١١ سجادة",
      "بقيت ١٠٠ سجادة",
    ]);
  });

  it("writes large numbers as the language does", () => {
    for (const code of ["ar", "de", "en"]) {
      const said = speaker(code).say("page-rugs-left", { number: 12_345 });
      expect(said).toContain(new Intl.NumberFormat(numbersOf(code)).format(12_345));
    }
  });

  it("keeps what is filled in apart from the sentence's direction", () => {
    expect(speaker("ar").say("page-replay-turn", { turn: 4 })).toContain("\u2068٤\u2069");
  });

  it("is nothing where there is no message, and not silently", () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(new Speaker("ar", "page-old = x").say("home-play")).toBe("home-play");
    expect(told.mock.calls).toEqual([["the catalogue ar has no message home-play"]]);
    told.mockRestore();
  });

  it("is English where a language lacks it, without loading that, too", () => {
    const english = "-game = M\npage-old = x\npage-new =\n    y = z\n";
    const old = "-game = W\npage-old = v\n";
    expect(missing(english, old)).toEqual(["page-new"]);
    expect(missing(english, english)).toEqual([]);
    expect(completed(english, old)).toBe(`${old}page-new =\n    y = z\n`);
    expect(new Speaker("ar", completed(english, old)).say("page-new")).toBe("y = z");
    expect(completed(english, english)).toBe(english);
  });

  it("tells two bots of one level apart", () => {
    const { say } = speaker("en");
    const bots = seats.map((seat): SeatNow => ({ ...seat, kind: "bot", level: "peddler" }));
    expect(namesOf(bots, say).map(plain)).toEqual(["Idris", "Omar"]);
  });

  it("has another name for each of four bots, whatever their levels", () => {
    const { say } = speaker("en");
    const levels = PEOPLE.slice(0, 5);
    const colours = ["red", "yellow", "blue", "purple"] as const;
    const four = (level: string): string[] =>
      namesOf(
        colours.map((colour): SeatNow => ({
          ...seats[0]!,
          kind: "bot",
          level,
          name: "",
          colours: [colour],
        })),
        say,
      );
    const all = levels.flatMap(four);
    expect(new Set(all).size).toBe(20);
    expect(all.filter((name) => /\d/.test(name))).toEqual([]);
    expect(PEOPLE.length).toBe(11);
    for (const level of PEOPLE) {
      expect(new Set(four(level)).size).toBe(4);
      expect(four(level)).not.toContain(level);
    }
  });

  it("calls everybody to play against otherwise, in every language", () => {
    for (const language of codes) {
      const { say } = speaker(language);
      const spare = PEOPLE.slice(0, 5).flatMap((level) => [2, 3, 4].map((n) => `${level}-${n}`));
      const names = [...PEOPLE, ...spare].map((name) => say(`page-bot-${name}`));
      expect(new Set(names).size, language).toBe(names.length);
    }
  });

  it("gives a bot another name than a person has", () => {
    const { say } = speaker("en");
    const bot: SeatNow = { ...seats[1]!, kind: "bot", level: "peddler" };
    expect(namesOf([{ ...seats[0]!, name: "IDRIS" }, bot], say)).toEqual(["IDRIS", "Omar"]);
  });

  it("lets bots keep their names where everybody keeps the colour and moves on by a seat", () => {
    const { say } = speaker("en");
    const at = (colour: "red" | "yellow" | "blue", bot: boolean): SeatNow => ({
      ...seats[0]!,
      colours: [colour],
      ...(bot ? { kind: "bot" as const, level: "porter", name: "" } : {}),
    });
    const before = [at("red", false), at("yellow", true), at("blue", true)];
    expect(namesOf(before, say)).toEqual(["Amal", "Hassan", "Mustapha"]);
    const after = [before[2]!, before[0]!, before[1]!];
    expect(namesOf(after, say)).toEqual(["Mustapha", "Amal", "Hassan"]);
  });

  it("tells people with one name apart by their colours, as at tables of old", () => {
    const { say } = speaker("en");
    const same = seats.map((seat, index) => ({ ...seat, name: index ? "ana" : "Ana" }));
    expect(namesOf(same, say).map(plain)).toEqual(["Ana (red)", "ana (yellow)"]);
  });

  it("puts no number after a name, whatever somebody is called", () => {
    const { say } = speaker("en");
    for (const paid of [1, 2, 3]) {
      const names = ["Idris 2", "Omar 3"];
      const due = sentences(
        { ...walk, payment: { ...walk.payment!, paid, due: 3 } } as LogItem,
        names,
        say,
      );
      for (const text of due.map(plain)) expect(text).not.toMatch(/(Idris 2|Omar 3) \d/);
    }
  });

  it("tells a clock in numbers, and what it means", () => {
    const { say } = speaker("en");
    const told = (plan: ClockPlan): string => plain(clockText(plan, say));
    expect(told({ kind: "move", seconds: 60 })).toBe("Clock: 60 seconds a turn.");
    expect(told({ kind: "move", seconds: 300 })).toBe("Clock: 5 minutes a turn.");
    expect(told({ kind: "total", seconds: 600, increment: 5 })).toBe(
      "Clock: 10 minutes + 5 seconds a turn.",
    );
    expect(told({ kind: "total", seconds: 600 })).toBe("Clock: 10 minutes for the whole game.");
    expect(told({ kind: "total", seconds: 90, increment: 3 })).toBe(
      "Clock: 90 seconds + 3 seconds a turn.",
    );
  });
});
