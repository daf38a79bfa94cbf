import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Choice, type ChoiceHost } from "../../src/board/choice.svelte";
import { centre } from "../../src/board/geometry";
import { Gesture } from "../../src/board/gesture";
import type { Todo } from "../../src/wire";

const LEGAL = ["d3c3", "d3e3", "e4e3", "e4f4"];
const laying: Todo = { seat: 0, phase: "lay", legal: LEGAL, forecasts: [] };
const landing = { steps: 1, chance: 1, payment: null, out: false };
const turning: Todo = {
  seat: 0,
  phase: "turn",
  legal: ["L", "F"],
  forecasts: [
    {
      way: "L",
      seat: 0,
      landings: [{ ...landing, path: [{ square: "e4", heading: "E", mosaic: null }] }],
      expected: 0,
    },
  ],
};

/** A board with Assam on d4, which remembers what it was told. */
class Told implements ChoiceHost {
  assam = "d4";
  way: ChoiceHost["way"] = null;
  rug: string | null = null;
  labels = {
    board: "",
    left: "left",
    ahead: "ahead",
    right: "right",
    rug: (near: string, far: string) => `${near} ${far}`,
  };
  told: string[] = [];
  constructor(public offered: Todo | null) {}
  onway = (way: string) => this.told.push(`way ${way}`);
  onrug = (rug: string) => this.told.push(`rug ${rug}`);
  onrefused = (place: string) => this.told.push(`refused ${place}`);
  onsquare = (square: string) => this.told.push(`square ${square}`);
}

function choosing(offered: Todo | null): [Choice, Told] {
  const board = new Told(offered);
  return [new Choice(board), board];
}

beforeEach(() => void vi.spyOn(performance, "now").mockReturnValue(10_000));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function later(milliseconds: number): void {
  vi.mocked(performance.now).mockReturnValue(10_000 + milliseconds);
}

describe("a tap", () => {
  it("chooses a place, and a second one lays the rug unless it is a slip", () => {
    const [choice, board] = choosing(laying);
    choice.tap("d3", centre("d3"), false);
    const { rug } = board;
    expect(LEGAL).toContain(rug);
    expect([choice.chosenRug, choice.ghost]).toEqual([rug, rug]);
    expect(choice.said).toBe(`${rug?.slice(0, 2)} ${rug?.slice(2)}`);
    later(200);
    choice.tap("d3", centre("d3"), false);
    expect(board.told).toEqual([]);
    later(300);
    choice.tap("d3", centre("d3"), false);
    expect(board.told).toEqual([`rug ${rug}`]);
  });

  it("lays at once for who is sure", () => {
    const [choice, board] = choosing(laying);
    choice.tap("d3", centre("d3"), true);
    expect(board.told).toEqual([`rug ${board.rug}`]);
  });

  it("where nothing can lie asks why, and takes back what was chosen", () => {
    const [choice, board] = choosing(laying);
    choice.tap("a1", centre("a1"), false);
    expect(board.told).toEqual(["refused b1a1"]);
    choice.chooseRug("d3c3");
    choice.tap("a1", centre("a1"), false); // away from Assam: that is all it does
    expect(board.told).toEqual(["refused b1a1"]);
    expect([board.rug, choice.said]).toEqual([null, ""]);
    choice.chooseRug("d3c3");
    choice.tap("c4", centre("c4"), false);
    expect(board.told[1]).toMatch(/^refused c4/);
  });

  it("means a square where there is nothing to choose, and moves the cursor there", () => {
    const [choice, board] = choosing(null);
    choice.tap("b2", null, false);
    choice.tap(null, null, false);
    expect(board.told).toEqual(["square b2"]);
    expect(choice.cursor).toBe("b2");
  });
});

describe("a way", () => {
  it("counts the second time, or when somebody is sure", () => {
    const [choice, board] = choosing(turning);
    choice.hoverWay = "F";
    expect(choice.shownWay).toBe("F");
    choice.chooseWay("L", false);
    expect([board.way, choice.shownWay, choice.said]).toEqual(["L", "L", "left"]);
    expect(board.told).toEqual([]);
    choice.chooseWay("L", false);
    choice.chooseWay("F", true);
    expect(board.told).toEqual(["way L", "way F"]);
  });

  it("is not shown where a rug is to be laid", () => {
    const [choice, board] = choosing(laying);
    board.way = "L";
    expect(choice.shownWay).toBeNull();
  });
});

describe("keys", () => {
  it("begin where Assam stands", () => {
    expect(choosing(laying)[0].cursor).toBe("d4");
  });

  it("go through all places with the space bar, and lay with Enter", () => {
    const [choice, board] = choosing(laying);
    for (const place of [...LEGAL, LEGAL[0]]) {
      choice.chooseAtCursor(true);
      expect(board.rug).toBe(place);
    }
    choice.chooseAtCursor(false);
    expect(board.told).toEqual([`rug ${LEGAL[0]}`]);
  });

  it("go through the places on a square", () => {
    const [choice, board] = choosing(laying);
    choice.cursor = "d3";
    const seen = [1, 2, 3].map(() => (choice.chooseAtCursor(true), board.rug));
    expect(new Set(seen)).toEqual(new Set(["d3c3", "d3e3"]));
    expect(seen[2]).toBe(seen[0]);
  });

  it("ask why where nothing can lie", () => {
    const [choice, board] = choosing(laying);
    choice.chooseAtCursor(false);
    expect(board.told).toHaveLength(1);
    expect(board.told[0]).toMatch(/^refused .*d4/);
  });

  it("choose a way by where it may lead", () => {
    const [choice, board] = choosing(turning);
    choice.cursor = "e4";
    choice.chooseAtCursor(false);
    expect(board.way).toBe("L");
  });

  it("take back what was chosen, if anything was", () => {
    const [choice, board] = choosing(laying);
    expect(choice.clear()).toBe(false);
    choice.chooseRug("d3c3");
    board.way = "L";
    expect(choice.clear()).toBe(true);
    expect([board.rug, board.way]).toEqual([null, null]);
  });
});

describe("a hand", () => {
  /** What an event of a pointer has that is read. */
  function pointer(square: string, kind: "mouse" | "touch", pressed: boolean): PointerEvent {
    const target = Object.assign(new (Element as new () => Element)(), {
      closest: () => ({ getAttribute: () => square }),
    });
    const event = new PointerEvent("pointermove");
    const { x, y } = centre(square);
    const read = { target, clientX: x, clientY: y, buttons: Number(pressed), pointerType: kind };
    return Object.assign(event, read);
  }

  function hands(): [Gesture, Choice, Told] {
    vi.stubGlobal("Element", class {});
    vi.stubGlobal("PointerEvent", class {});
    const [choice, board] = choosing(laying);
    const at = ({ clientX: x, clientY: y }: MouseEvent) => ({ x, y });
    return [new Gesture(choice, at), choice, board];
  }

  it("that points shows a place and chooses none; a thumb does not point", () => {
    const [gesture, choice, board] = hands();
    gesture.move(pointer("d3", "touch", false));
    expect(choice.ghost).toBeNull();
    gesture.move(pointer("d3", "mouse", false));
    expect(LEGAL).toContain(choice.ghost);
    expect(board.rug).toBeNull();
    choice.leave();
    expect(choice.ghost).toBeNull();
  });

  it("that slides over two squares chooses the rug on both, and the click after it does nothing", () => {
    const [gesture, , board] = hands();
    gesture.press(pointer("e3", "touch", true));
    gesture.move(pointer("d3", "touch", true));
    expect(board.rug).toBe("d3e3");
    gesture.release();
    later(1000);
    gesture.click(pointer("d3", "touch", false), true);
    expect([board.rug, board.told]).toEqual(["d3e3", []]);
  });

  it("that slides where no rug may lie takes the choice back, and asks why when it lets go", () => {
    const [gesture, choice, board] = hands();
    choice.chooseRug("e4f4");
    gesture.press(pointer("d3", "touch", true));
    gesture.move(pointer("d2", "touch", true));
    expect([board.rug, board.told]).toEqual([null, []]);
    gesture.release();
    gesture.release();
    expect(board.told).toEqual(["refused d3d2"]);
  });

  it("with a mouse lays at once if no second click is wanted", () => {
    const [gesture, , board] = hands();
    gesture.press(pointer("d3", "mouse", true));
    gesture.click(pointer("d3", "mouse", false), false);
    expect(board.told).toEqual([`rug ${board.rug}`]);
  });
});
