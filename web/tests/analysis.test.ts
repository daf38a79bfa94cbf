import { describe, expect, it } from "vitest";
import { positionIn } from "../src/analysis/asText";
import {
  lineOf,
  readPosition,
  withAssam,
  withLeft,
  withoutRug,
  withPurse,
  withRug,
  writePosition,
} from "../src/analysis/positionText";
import {
  actionsTo,
  changed,
  listed,
  nodeAt,
  played,
  readPath,
  readTree,
  walked,
  writePath,
  writeTree,
  type Node,
  type Path,
} from "../src/analysis/tree";

import type { Position } from "../src/wire";

const LINES = [
  "7/7/7/7/7/7/7 d4S r turn 30r12b12=?,30y12p12=y standard/2",
  "3y>y<2/1r>r<4/7/3bv3/3b^3/7/7 d3N p lay 30r11,27y11,33b11,30p12 international/4",
  "1b>yv2r>r</b>y^y^2r>yv/y^y^r^2r>y^/yv4bvrv/bvr<yvy>y<r<r^/b^y>y<y>b^1b^/1b^1y^b>b<y^ " +
    "d4W b turn 32r0,x1,35b1 standard/3,variant=turn-at-end",
];
const edited = (line = LINES[1]!) => readPosition(line)!;

describe("a position in one line", () => {
  it.each(LINES)("is the same when it is taken apart and put together: %s", (line) => {
    expect(writePosition(readPosition(line)!)).toBe(line);
  });

  it.each(["", "nonsense", LINES[0]!.replace("7/7/", "7/6/"), `${LINES[0]} more`, "7 d4S r x y z"])(
    "is refused where it has not that form: %s",
    (line) => expect(readPosition(line)).toBeNull(),
  );

  it("has rugs laid on others, and taken away", () => {
    const covered = withRug(edited(), "purple", "e1", "f1");
    expect(writePosition(covered)).toMatch(/^3y>p>p<1\//);
    expect(writePosition(withoutRug(covered, "f1"))).toMatch(/^3y>3\//);
    expect(writePosition(withoutRug(edited(), "d4"))).toMatch(/^3y>y<2\/1r>r<4\/7\/7\/7\//);
    expect(withRug(edited(), "red", "a1", "c1")).toEqual(edited());
    expect(withoutRug(edited(), "a7")).toEqual(edited());
  });

  it("has rugs that come from piles, and go back there", () => {
    const more = withRug(edited(LINES[0]), "purple", "a1", "b1");
    expect(writePosition(more)).toContain("30y12p11=y");
    expect(writePosition(withoutRug(more, "b1"))).toBe(LINES[0]);
    const last = withLeft(edited(LINES[0]), "yellow", () => 1);
    expect(writePosition(withRug(last, "yellow", "a1", "b1"))).toContain("30y0p12=?");
    const none = withLeft(
      withLeft(last, "yellow", () => 0),
      "purple",
      () => 0,
    );
    expect(writePosition(none)).toContain(",30y0p0 ");
  });

  it("has Assam moved and turned", () => {
    expect(withAssam(edited(), "a7").assam).toEqual({ square: "a7", heading: "N" });
    expect(withAssam(edited(), "d3").assam).toEqual({ square: "d3", heading: "E" });
  });

  it("has purses that change", () => {
    const rich = withPurse(edited(LINES[0]), 1, {
      dirhams: 7,
      rugs: [
        ["yellow", 0],
        ["purple", 0],
      ],
    });
    expect(writePosition(rich)).toContain("30r12b12=?,7y0p0 standard/2");
  });
});

describe("a market that is shown", () => {
  const cell = (colour: "red" | "yellow" | "blue" | "purple", half: "N" | "E" | "S" | "W") => ({
    colour,
    half,
    rug: 0,
    neutral: false,
  });
  const player = (rugs: Record<string, number>, top: "purple" | "blue" | null, out = false) => ({
    dirhams: out ? 0 : 28,
    squares: 2,
    points: 30,
    rugs,
    top,
    out,
  });
  const bare = () => Array.from({ length: 7 }, () => null);

  it("becomes a line, in the colours of the seats", () => {
    const board: Position["board"] = Array.from({ length: 7 }, bare);
    board[0]![0] = cell("purple", "E");
    board[0]![1] = cell("purple", "W");
    board[2]![6] = cell("red", "N");
    const position: Position = {
      phase: "lay",
      seat: 1,
      assam: { square: "c3", heading: "W" },
      players: [
        player({ purple: 10, yellow: 12 }, "purple"),
        player({ red: 11, blue: 12 }, "blue"),
      ],
      turn: 3,
      turns_left: 40,
      board,
    };
    // the seats' own colours: red and blue, yellow and purple, in the order of the colours
    expect(lineOf(position, "standard/2")).toBe(
      "b>b<5/7/6y^/7/7/7/7 c3W y lay 28r12b10=b,28y11p12=p standard/2",
    );
  });

  it("tells who is out, and what comes after a pile has shown its next rug", () => {
    const position: Position = {
      phase: "reveal",
      seat: 0,
      assam: { square: "d4", heading: "S" },
      players: [
        player({ red: 1 }, null),
        player({ yellow: 0 }, null, true),
        player({ blue: 2 }, null),
      ],
      turn: 3,
      turns_left: 3,
      board: Array.from({ length: 7 }, bare),
    };
    const line = "7/7/7/7/7/7/7 d4S r turn 28r1,x1,28b2 standard/3";
    expect(lineOf(position, "standard/3")).toBe(line);
    const other = "standard/3,variant=turn-at-end";
    expect(lineOf(position, other)).toBe(line.replace("turn", "roll").replace("standard/3", other));
  });
});

describe("variations", () => {
  const grown = (): [Node[], Path] => {
    let [roots, path]: [Node[], Path] = [[], []];
    for (const action of ["R", "2", "d3e3"]) [roots, path] = played(roots, path, action);
    [roots] = played(roots, [0, 0], "c3c4");
    [roots] = played(roots, [], "L");
    return [roots, path];
  };

  it("grow where something else is played, and only there", () => {
    const [roots, path] = grown();
    expect(actionsTo(roots, path)).toEqual(["R", "2", "d3e3"]);
    expect(played(roots, [0, 0], "d3e3")).toEqual([roots, path]);
    expect(listed(roots).map(({ node }) => node.action)).toEqual(["R", "2", "d3e3", "c3c4", "L"]);
  });

  it("are named and deleted", () => {
    const [roots] = grown();
    const named = changed(roots, [0, 0, 1], { name: "sharp" });
    expect(nodeAt(named, [0, 0, 1])?.name).toBe("sharp");
    expect(nodeAt(roots, [0, 0, 1])?.name).toBe("");
    expect(listed(changed(named, [0, 0], null)).map(({ node }) => node.action)).toEqual(["R", "L"]);
  });

  it("are walked with arrow keys", () => {
    const [roots] = grown();
    const from = (path: Path, key: string): Path | null => walked(roots, path, key);
    expect(from([], "ArrowRight")).toEqual([0]);
    expect(from([0], "ArrowLeft")).toEqual([]);
    expect(from([0], "ArrowDown")).toEqual([1]);
    expect(from([1], "ArrowUp")).toEqual([0]);
    expect(from([1], "ArrowDown")).toBeNull();
    expect(from([], "End")).toEqual([0, 0, 0]);
    expect(from([0, 0], "Home")).toEqual([]);
    expect(from([], "ArrowLeft")).toBeNull();
  });

  it("are in the address, with their names", () => {
    const [roots] = grown();
    const named = changed(roots, [0, 0, 1], { name: "a_b ~ c.d/é" });
    expect(readTree(writeTree(named))).toEqual(named);
    expect(new URLSearchParams({ tree: writeTree(named) }).get("tree")).toBe(writeTree(named));
    expect(readPath(writePath([0, 0, 1]), named)).toEqual([0, 0, 1]);
    let long: [Node[], Path] = [named, []];
    for (let i = 0; i < 500; i++) long = played(...long, ["L", "2", "d3e3"][i % 3]!);
    const whole = `?${new URLSearchParams({ position: LINES[2]!, tree: writeTree(long[0]) })}`;
    expect(whole.length).toBeLessThan(4000);
    expect(listed(readTree(writeTree(long[0]))).length).toBeGreaterThan(300);
    expect(readPath("0.9", named)).toEqual([]);
    expect(readTree("")).toEqual([]);
    expect(readTree("5.L_0.R_zz_1.nonsense!_1.2~%")).toEqual([
      { action: "R", name: "", children: [{ action: "2", name: "", children: [] }] },
    ]);
  }, 30_000); // hundreds of steps, on a machine that may be busy
});

describe("a position as text", () => {
  it("is found again among what else is told", () => {
    const line = LINES[0]!;
    expect(
      positionIn(`Red turns Assam\nleft\t50 %\t+1.0\n  ${line}\nhttps://market.example/analysis`),
    ).toBe(line);
    expect(positionIn(" standard/3 ")).toBe("standard/3");
    expect(positionIn("nonsense\nhere")).toBe("nonsense\nhere");
  });
});
