import { describe, expect, it } from "vitest";
import { routeOf } from "../src/lib/router.svelte";
import {
  seatInAddress,
  forgetTable,
  keepSeats,
  keyOf,
  myTables,
  secretsOf,
} from "../src/lib/seats";

describe("a path", () => {
  it("leads to its screen", () => {
    expect(routeOf("/")).toEqual({ screen: "home" });
    expect(routeOf("/new")).toEqual({ screen: "new" });
    expect(routeOf("/ladder")).toEqual({ screen: "ladder" });
    expect(routeOf("/t/aB_3-x")).toEqual({ screen: "table", table: "aB_3-x" });
    expect(routeOf("/t/aB_3-x/replay")).toEqual({ screen: "table-replay", table: "aB_3-x" });
    expect(routeOf("/replay")).toEqual({ screen: "replay" });
  });

  it("that leads nowhere says so", () => {
    for (const path of ["/nowhere", "/t", "/t/a/b", "/new/x", "/t/%2e%2e"]) {
      expect(routeOf(path)).toEqual({ screen: "lost" });
    }
  });
});

describe("seats", () => {
  it("are kept by table, each once, the latest table first", () => {
    keepSeats("one", ["a"], null, 1);
    keepSeats("two", ["b"], null, 2);
    keepSeats("one", ["a", "c"], null, 3);
    expect(secretsOf("one")).toEqual(["a", "c"]);
    expect(secretsOf("two")).toEqual(["b"]);
    expect(secretsOf("three")).toEqual([]);
    expect(myTables().map(({ table }) => table)).toEqual(["one", "two"]);
    forgetTable("one");
    expect(secretsOf("one")).toEqual([]);
  });

  it("can be carried in an address", () => {
    const key = "0f".repeat(32);
    expect(seatInAddress("#seat=s3cr-t_")).toEqual({ secret: "s3cr-t_", key: null });
    expect(seatInAddress(`#seat=s3cr-t_&key=${key}`)).toEqual({ secret: "s3cr-t_", key });
    expect(seatInAddress("#seat=s3cr-t_&key=rubbish")).toEqual({ secret: "s3cr-t_", key: null });
    expect(seatInAddress("")).toBeNull();
  });

  it("keep the key that they came with", () => {
    const key = "0f".repeat(32);
    keepSeats("four", ["a"], key);
    keepSeats("four", ["b"]);
    keepSeats("four", ["c"], "1e".repeat(32));
    expect(keyOf("four")).toBe(key);
    expect(secretsOf("four")).toEqual(["a", "b", "c"]);
    expect(keyOf("five")).toBeNull();
  });
});
