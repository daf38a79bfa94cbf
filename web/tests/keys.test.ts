import { describe, expect, it } from "vitest";
import { wayTowards, keyActionOf } from "../src/table/keys";
import type { Todo } from "../src/wire";
import { position } from "./fake";

const todo = (legal: string[]): Todo => ({ seat: 0, phase: "turn", legal, forecasts: [] });

describe("arrow keys", () => {
  it("point where they point on the board, whichever way Assam faces", () => {
    expect(wayTowards("S", "ArrowDown")).toBe("F");
    expect(wayTowards("S", "ArrowRight")).toBe("L");
    expect(wayTowards("S", "ArrowLeft")).toBe("R");
    expect(wayTowards("N", "ArrowRight")).toBe("R");
    expect(wayTowards("E", "ArrowUp")).toBe("L");
  });

  it("never turn him back", () => {
    expect(wayTowards("S", "ArrowUp")).toBeNull();
    expect(wayTowards("W", "ArrowRight")).toBeNull();
  });

  it("choose only a way that is legal, and only where a way is to be chosen", () => {
    expect(keyActionOf("ArrowDown", todo(["L", "R"]), position())).toBeNull();
    expect(keyActionOf("ArrowDown", todo(["L", "F", "R"]), position())).toEqual({
      do: "way",
      way: "F",
    });
    expect(keyActionOf("ArrowDown", null, position())).toBeNull();
  });
});

describe("letters", () => {
  it("do the same when shift is held", () => {
    expect(keyActionOf("T", null, null)).toEqual({ do: "throw" });
    expect(keyActionOf("t", null, null)).toEqual({ do: "throw" });
    expect(keyActionOf("?", null, null)).toEqual({ do: "help" });
    expect(keyActionOf("x", null, null)).toBeNull();
  });
});
