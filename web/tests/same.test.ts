import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import loaders, { taught } from "virtual:catalogues";
import { describe, expect, it } from "vitest";
import { Speaker, type Details } from "../src/i18n/speaker";

// Python says the samples while this runs: neither side has a copy of what the other says.
const ROOT = resolve(import.meta.dirname, "../..");
const OWN = resolve(ROOT, ".venv/bin/python");
const python = existsSync(OWN) ? OWN : "python";
const printed = execFileSync(python, ["-m", "tests.locales.samples"], {
  cwd: ROOT,
  encoding: "utf-8",
  maxBuffer: 2 ** 28,
});
const { asked, said } = JSON.parse(printed) as {
  asked: [message: string, details: Details][];
  said: Record<string, string[]>;
};

// The page isolates what is filled in, and marks where a line may end and where it may not
const plain = (text: string): string => text.replace(/[\u2068\u2069\u2060\u200b]/g, "");
const codes = Object.keys(loaders);
const texts = await Promise.all(
  codes.map(async (code) => {
    const parts = await Promise.all([loaders[code]!(), taught[code]!()]);
    return [code, parts.map((part) => part.default).join("")] as const;
  }),
);

describe("Python and the page", () => {
  it("have the same languages", () => {
    expect(Object.keys(said).sort()).toEqual([...codes].sort());
  });

  it("are asked for everything that the page can say", () => {
    const names = new Set(asked.map(([message]) => message));
    const own = [...(texts[0]?.[1] ?? "").matchAll(/^([a-z][\w-]*) =/gm)].map(([, name]) => name!);
    expect(own.length).toBeGreaterThan(500);
    expect(own.filter((name) => !names.has(name))).toEqual([]);
  });

  it("differ in marks, for a terminal is shown none", () => {
    expect(Object.values(said).flat().length).toBeGreaterThan(10_000);
    const marked = Object.values(said).map((all) => all.filter((text) => plain(text) !== text));
    expect(marked.flat()).toEqual([]);
  });

  it.each(texts)("say the same in %s", (code, text) => {
    const speaker = new Speaker(code, text);
    const differing = asked.flatMap(([message, details], index) => {
      if (!speaker.has(message)) return []; // that is for the terminal alone
      const [here, there] = [plain(speaker.say(message, details)), said[code]?.[index]];
      return here === there ? [] : [{ message, details, here, there }];
    });
    expect(differing).toEqual([]);
  });
});
