// The board as it is first drawn. What happens when it is touched is tested in a real browser.

import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import Board from "../../src/board/Board.svelte";
import Die from "../../src/board/Die.svelte";
import RugIcon from "../../src/board/RugIcon.svelte";
import { SQUARES } from "../../src/board/geometry";
import type { Position, Todo } from "../../src/wire";

const labels = {
  board: "The market",
  left: "Turn left",
  ahead: "Straight on",
  right: "Turn right",
  rug: (near: string, far: string) => `${near} and ${far}`,
};

const position: Position = {
  phase: "turn",
  seat: 0,
  assam: { square: "g1", heading: "N" },
  board: Array.from({ length: 7 }, () => Array(7).fill(null)),
  players: [
    { dirhams: 3, squares: 1, points: 4, rugs: { red: 3, blue: 2 }, top: "blue", out: false },
    { dirhams: 57, squares: 1, points: 58, rugs: { yellow: 4 }, top: "yellow", out: false },
  ],
  turn: 1,
  turns_left: 9,
};
position.board[0]![5] = { colour: "yellow", rug: 1, half: "W", neutral: false };
position.board[6]![0] = { colour: "red", rug: 2, half: "N", neutral: true };

const paid = {
  by: 0,
  to: 1,
  colour: "yellow" as const,
  due: 5,
  paid: 3,
  squares: ["f1"],
  joined: false,
};
const turning: Todo = {
  seat: 0,
  phase: "turn",
  legal: ["L", "F"],
  forecasts: [
    {
      way: "F",
      seat: 0,
      expected: 1,
      landings: [
        {
          steps: 1,
          chance: 0.5,
          path: [{ square: "g1", heading: "W", mosaic: "g1g1" }],
          payment: null,
          out: false,
        },
        {
          steps: 2,
          chance: 0.5,
          path: [
            { square: "g1", heading: "W", mosaic: "g1g1" },
            { square: "f1", heading: "W", mosaic: null },
          ],
          payment: paid,
          out: true,
        },
      ],
    },
  ],
};

function drawn(props: Partial<Parameters<typeof Board>[1]> = {}): string {
  return render(Board, { props: { position, labels, ...props } }).body;
}

function count(html: string, part: string | RegExp): number {
  return [...html.matchAll(new RegExp(part, "g"))].length;
}

describe("the board", () => {
  it("is a grid of 49 squares with names", () => {
    const html = drawn({ describe: (square: string) => `${square} is here` });
    expect(count(html, 'role="row"')).toBe(7);
    expect(count(html, 'role="gridcell"')).toBe(49);
    for (const square of SQUARES) expect(html).toContain(`aria-label="${square} is here"`);
    expect(html).toContain('aria-label="The market"');
  });

  it("has no text of its own", () => {
    const words = drawn({ todo: turning, way: "F", coordinates: true })
      .replace(/<!--.*?-->/g, "")
      .replace(/<[^>]*>/g, " ")
      .split(/\s+/)
      .filter((word) => word && !/^[a-g1-7]$/.test(word));
    expect(words.sort()).toEqual(["0", "50%", "50%", "−5"]);
  });

  it("needs no inline style that a strict content policy would block", () => {
    // What is set here is set through the CSSOM in a browser, where such policies do not look.
    expect(count(drawn(), /<style/)).toBe(0);
    expect(count(drawn(), /\son\w+="/)).toBe(0);
  });

  it("shows neutral rugs undyed, and keeps their motif", () => {
    expect(drawn()).toMatch(/-rug-red"[^>]*class="dye-neutral/);
    expect(drawn()).toMatch(/-rug-yellow"[^>]*class="dye-yellow/);
  });

  it("offers an arrow for each way that is legal", () => {
    const html = drawn({ todo: turning });
    expect(count(html, "data-way=")).toBe(2);
    expect(html).toContain('aria-label="Turn left"');
    expect(html).not.toContain('aria-label="Turn right"');
    expect(count(html, "data-pill=")).toBe(0);
    expect(count(drawn(), "data-way=")).toBe(0);
  });

  it("shows what the chosen way may cost, and crosses out what would be the end", () => {
    const html = drawn({ todo: turning, way: "F" });
    expect(count(html, "data-pill=")).toBe(2);
    expect(count(html, /class="cross/)).toBe(1);
    expect(html).toContain("−5");
  });

  it("writes figures as it is told to", () => {
    const figures = { cost: (n: number) => `${n} dh`, chance: (p: number) => `${p * 6}/6` };
    expect(drawn({ todo: turning, way: "F", figures })).toContain("5 dh");
  });

  it("shows the forecast without asking before a throw", () => {
    const todo: Todo = { ...turning, phase: "roll", legal: [] };
    expect(count(drawn({ todo }), "data-pill=")).toBe(2);
    expect(count(drawn({ todo }), "data-way=")).toBe(0);
  });

  it("shows the rug to be laid as a ghost in the colour on top of the pile", () => {
    const todo: Todo = { seat: 0, phase: "lay", legal: ["f1e1", "f1f2", "g2f2"], forecasts: [] };
    const html = drawn({ todo, rug: "f1f2" });
    expect(html).toContain('data-ghost="f1f2"');
    expect(html).toMatch(/class="ghost[^>]*>(<!--.*?-->)*<g[^>]*class="dye-blue/);
    expect(count(html, 'aria-selected="true"')).toBe(2);
    expect(drawn({ todo, rug: "a1a2" })).not.toContain("data-ghost");
    expect(drawn({ todo: null, rug: "f1f2" })).not.toContain("data-ghost");
  });
});

describe("smaller things", () => {
  it("the die has faces of 1, 2, 2, 3, 3 and 4 slippers", () => {
    expect(count(render(Die, { props: { face: 3 } }).body, 'class="slipper')).toBe(15);
  });

  it("say their name only where they are given one", () => {
    expect(render(RugIcon, { props: { colour: "red" } }).body).toContain('aria-hidden="true"');
    const named = render(RugIcon, { props: { colour: "red", label: "a red rug" } }).body;
    expect(named).toContain('role="img"');
    expect(named).not.toContain("aria-hidden");
  });
});
