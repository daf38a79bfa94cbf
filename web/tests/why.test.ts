import loaders, { taught } from "virtual:catalogues";
import { describe, expect, it } from "vitest";
import { Speaker } from "../src/i18n/speaker";
import { ruleMessage } from "../src/lib/rules";
import { ruleOfChoice, rulesBehind, RULES_OF_POINTS } from "../src/lib/why";
import type { LogItem, Paid, StepMade } from "../src/wire";

const texts = await Promise.all([loaders.en!(), taught.en!()]);
const english = new Speaker("en", texts.map((text) => text.default).join(""));

const straight: StepMade = { square: "d5", heading: "S", mosaic: null };
const round: StepMade = { square: "e1", heading: "S", mosaic: "d1e1" };
const paid: Paid = {
  by: 0,
  to: 1,
  colour: "yellow",
  due: 3,
  paid: 3,
  squares: ["d5"],
  joined: false,
};
const short: Paid = { ...paid, paid: 2 };
const both: Paid = { ...paid, joined: true };

function walk(path: StepMade[], payment: Paid | null = null, out = false): LogItem {
  const counted = { spreads: [], points: [], link: null };
  const walked = { type: "walked", n: 0, at: 0, seat: 0, steps: 1, start: "d4" } as const;
  return { ...walked, path, payment, out, ...counted };
}
const turn = (way: "L" | "F"): LogItem => {
  return { type: "turned", n: 0, at: 0, seat: 0, way, heading: "S" };
};

const CASES: readonly [string, LogItem, boolean, string[]][] = [
  ["a walk that costs nothing", walk([straight]), false, ["R3.3", "R4.2"]],
  ["a walk round a mosaic", walk([round]), false, ["R1.4", "R4.2"]],
  ["a payment", walk([straight], paid), false, ["R3.3", "R4.1"]],
  ["a payment for both colours", walk([straight], both), false, ["R3.3", "R4.1", "R4.5"]],
  ["going out", walk([straight], short, true), false, ["R3.3", "R4.1", "R4.3"]],
  ["paying what there is", walk([straight], short), false, ["R3.3", "R4.1", "R4.4"]],
  ["turning", turn("L"), false, ["R3.2"]],
  ["turning at the end", turn("L"), true, ["R7.1"]],
  ["not turning at the end", turn("F"), true, ["R7.3"]],
  [
    "laying",
    {
      type: "laid",
      n: 0,
      at: 0,
      seat: 0,
      colour: "red",
      squares: ["d5", "d6"],
      spreads: [],
      points: [],
    },
    false,
    ["R5.1"],
  ],
  ["a pile", { type: "revealed", n: 0, at: 0, seat: 0, colour: "red" }, false, ["R2.3"]],
  ["who begins", { type: "began", n: 0, at: 0, first: 0 }, false, ["R2.4"]],
  ["the end", { type: "over", n: 0, at: 0, reason: "last rug", winners: [0] }, false, ["R6.1"]],
  ["giving up", { type: "over", n: 0, at: 0, reason: "resigned", winners: [0] }, false, []],
  ["talk", { type: "said", n: 0, at: 0, seat: 0, phrase: "hello" }, false, []],
];

describe("why", () => {
  it.each(CASES)("%s", (_, item, atEnd, rules) => {
    expect(rulesBehind(item, atEnd)).toEqual(rules);
  });

  it("is answered by rules that the rulebook has", () => {
    const asked = (["turn", "roll", "lay"] as const).flatMap((phase) => [
      ruleOfChoice(phase, false),
      ruleOfChoice(phase, true),
    ]);
    const all = [...CASES.flatMap(([, , , rules]) => rules), ...asked, ...RULES_OF_POINTS];
    for (const rule of all) {
      expect(english.has(ruleMessage(rule)), rule).toBe(true);
    }
  });
});
