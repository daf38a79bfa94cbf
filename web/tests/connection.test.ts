import { beforeEach, describe, expect, it } from "vitest";
import { backoff, TableConnection, merged } from "../src/lib/connection";
import type { Done, Refused } from "../src/wire";
import { Ear, FakeLine, news, position, table, turned } from "./fake";

let line: FakeLine;
let ear: Ear;
let live: TableConnection;

function greet(version = 3, log = [turned(0), turned(1)]): void {
  line.last.onopen?.();
  line.last.say(table(version, log));
}

beforeEach(() => {
  line = new FakeLine();
  ear = new Ear();
  live = new TableConnection(line, ear);
});

describe("news", () => {
  const before = table(3, [turned(0)]);

  it("leave everything as it was that they do not tell", () => {
    const after = merged(before, { ...news(4, [turned(1)]), can_undo: [1], todo: null });
    expect(after).toEqual({ ...before, version: 4, log: [turned(1)], log_from: 1, can_undo: [1] });
  });

  it("bring the rugs only if these have changed", () => {
    const { board: rugs, ...pieces } = position();
    const first = merged(before, { ...news(4, []), position: pieces, board: rugs });
    expect(first.position).toEqual(position());
    const moved = { ...pieces, turn: pieces.turn + 1 };
    const second = merged(first, { ...news(5, []), position: moved });
    expect(second.position).toEqual({ ...moved, board: rugs });
    expect(second.position?.board).toBe(first.position?.board);
    expect(merged(second, { ...news(6, []), position: null }).position).toBeNull();
  });
});

describe("a line", () => {
  it("says hello with its seats, and all of the log is new at first", () => {
    greet();
    expect(line.last.sent).toEqual([{ type: "hello", secrets: ["secret"], since: 0 }]);
    expect(ear.statuses).toEqual(["open"]);
    expect(ear.items).toEqual([0, 1]);
    expect(ear.states[0]?.caughtUp).toBe(true);
  });

  it("hands on news as they happen", () => {
    greet();
    line.last.say(news(4, [turned(2)]));
    expect(ear.items).toEqual([0, 1, 2]);
    expect(ear.states[1]?.caughtUp).toBe(false);
  });

  it("asks after a break for what it does not know, and never tells an item twice", async () => {
    greet();
    line.last.break();
    expect(ear.statuses).toEqual(["open", "lost"]);
    await line.pass(1000);
    expect(line.sockets).toHaveLength(2);
    line.last.onopen?.();
    expect(line.last.of("hello")[0]?.since).toBe(2);
    line.last.say(table(5, [turned(1), turned(2)], { log_from: 1 }));
    expect(ear.items).toEqual([0, 1, 2]);
    expect(ear.statuses).toEqual(["open", "lost", "open"]);
  });

  it("connects anew where the log has a gap", () => {
    greet();
    line.last.say(news(9, [turned(7)]));
    expect(line.sockets).toHaveLength(2);
    expect(ear.items).toEqual([0, 1]);
  });

  it("passes over news that were overtaken", () => {
    greet(5);
    line.last.say(news(4, []));
    expect(ear.states).toHaveLength(1);
  });

  it("waits longer each time, up to a limit, and never as long as all others", () => {
    const waits = [0, 1, 2, 3, 10].map((tries) => backoff(tries, 1));
    expect(waits).toEqual([400, 800, 1600, 3200, 15000]);
    expect(backoff(3, 0)).toBe(1600);
  });

  it("tries at once when the network is back", () => {
    greet();
    live.lost();
    expect(line.last.closed).toBe(true);
    live.retry();
    expect(line.sockets).toHaveLength(2);
  });

  it("finds out that there is no such table", async () => {
    line.there = false;
    line.last.break();
    await line.pass(400);
    line.last.break();
    await line.pass(1000);
    expect(ear.statuses).toEqual(["lost", "gone"]);
    await line.pass(100_000);
    expect(line.sockets).toHaveLength(2);
  });

  it("comes back after a restart when the server says so", async () => {
    greet();
    line.last.say({ type: "bye", reason: "restart", retry: 2, until: null, why: "" });
    await line.pass(1999);
    expect(line.sockets).toHaveLength(1);
    await line.pass(1001);
    expect(line.sockets).toHaveLength(2);
  });

  it("does not come back to where it is banned, and tells until when", async () => {
    greet();
    const bye = { type: "bye", reason: "banned", retry: 2, until: "x", why: "noise" } as const;
    line.last.say(bye);
    expect(ear.statuses).toEqual(["open", "banned"]);
    expect(ear.bans).toEqual([bye]);
    live.retry();
    await line.pass(100_000);
    expect(line.sockets).toHaveLength(1);
  });

  it("takes a server that never says anything for lost", async () => {
    await line.pass(10_500);
    expect(line.sockets.length).toBeGreaterThan(1);
  });

  it("does not listen to a socket that it has given up", () => {
    greet();
    const old = line.last;
    live.renew();
    old.say(news(8, [turned(2)]));
    old.break();
    expect(ear.items).toEqual([0, 1]);
    expect(ear.statuses).toEqual(["open"]);
  });
});

describe("a command", () => {
  const done = (id: string): Done => ({ type: "done", id, version: 4 });
  const unstored = (id: string): Refused => ({
    type: "refused",
    id,
    version: 3,
    reason: "server-storage",
    details: { seconds: 2 },
    rule: null,
  });

  it("is sent again, under its id, while the server can store nothing", async () => {
    greet();
    const answer = live.command(0, 3, { type: "throw" });
    for (const times of [1, 2]) {
      line.last.say(unstored("c0"));
      await line.pass(1999);
      expect(line.last.of("do")).toHaveLength(times);
      await line.pass(1);
      expect(line.last.of("do").map((each) => each.id)).toEqual(Array(times + 1).fill("c0"));
    }
    line.last.say(done("c0"));
    expect(await answer).toEqual(done("c0"));
    expect(line.sockets).toHaveLength(1);
  });

  it("is refused in the end if the server can store nothing for long", async () => {
    greet();
    const answer = live.command(0, 3, { type: "throw" });
    for (const _ of [1, 2, 3]) {
      line.last.say(unstored("c0"));
      await line.pass(2000);
    }
    expect(line.last.of("do")).toHaveLength(4);
    line.last.say(unstored("c0"));
    expect(await answer).toEqual(unstored("c0"));
    await line.pass(10_000);
    expect(line.last.of("do")).toHaveLength(4);
  });

  it("is not sent twice where the line is a new one meanwhile", async () => {
    greet();
    void live.command(0, 3, { type: "throw" });
    line.last.say(unstored("c0"));
    live.renew();
    greet();
    expect(line.last.of("do")).toHaveLength(1);
    await line.pass(2000);
    expect(line.last.of("do")).toHaveLength(1);
  });

  it("is sent once while the line is well, and answered", async () => {
    greet();
    const answer = live.command(0, 3, { type: "throw" });
    expect(line.last.of("do")).toEqual([
      { type: "do", id: "c0", version: 3, seat: 0, command: { type: "throw" } },
    ]);
    line.last.say(done("c0"));
    expect(await answer).toEqual(done("c0"));
    await line.pass(60_000);
    expect(line.last.of("do")).toHaveLength(1);
    expect(line.sockets).toHaveLength(1);
  });

  it("is sent again under the same id after a break, until it is answered", async () => {
    greet();
    const answer = live.command(0, 3, { type: "throw" });
    line.last.break();
    await line.pass(500);
    greet(3, []);
    expect(line.last.of("do").map(({ id }) => id)).toEqual(["c0"]);
    line.last.break();
    await line.pass(2000);
    greet(4, []);
    expect(line.last.of("do").map(({ id }) => id)).toEqual(["c0"]);
    line.last.say(done("c0"));
    expect((await answer).type).toBe("done");
    line.last.break();
    await line.pass(2000);
    greet(4, []);
    expect(line.last.of("do")).toEqual([]);
  });

  it("waits for the line when it is given during a break", async () => {
    const answer = live.command(0, 3, { type: "throw" });
    line.last.onopen?.();
    expect(line.last.of("do")).toEqual([]);
    line.last.say(table(3, []));
    expect(line.last.of("do")).toHaveLength(1);
    const refused: Refused = {
      type: "refused",
      id: "c0",
      version: 3,
      reason: "table-stale",
      details: {},
      rule: null,
    };
    line.last.say(refused);
    expect(await answer).toEqual(refused);
  });

  it("that is never answered shows that the line is dead", async () => {
    greet();
    void live.command(0, 3, { type: "throw" });
    await line.pass(6_000);
    expect(ear.statuses.at(-1)).toBe("lost");
    await line.pass(1_000);
    greet(3, []);
    expect(line.last.of("do")).toHaveLength(1);
  });
});

describe("a question", () => {
  const asked = () => line.last.of("why-not");
  const because = (id: unknown, rule: string | null) =>
    ({
      type: "because",
      id: String(id),
      version: 3,
      reason: "under-assam",
      details: {},
      rule,
    }) as const;
  const refused = (id: unknown, reason: string): Refused => ({
    type: "refused",
    id: id === null ? null : String(id),
    version: 3,
    reason,
    details: {},
    rule: null,
  });

  it("is answered with the rule, whichever answer comes first", async () => {
    greet();
    const [one, other] = [live.ask(3, "d4d3"), live.ask(3, "a1b1")];
    expect(asked().map(({ version, action }) => [version, action])).toEqual([
      [3, "d4d3"],
      [3, "a1b1"],
    ]);
    line.last.say(because(asked()[1]?.id, "R5.2"));
    line.last.say(because(asked()[0]?.id, "R5.1"));
    expect([(await one)?.rule, (await other)?.rule]).toEqual(["R5.1", "R5.2"]);
  });

  it("is not worth a new line when no answer comes", async () => {
    greet();
    void live.ask(3, "d4d3");
    await line.pass(60_000);
    expect(ear.statuses).toEqual(["open"]);
  });

  it("is gone with the line, and not asked again", async () => {
    greet();
    const answer = live.ask(3, "d4d3");
    line.last.break();
    expect(await answer).toBeNull();
    expect(await live.ask(3, "d4d3")).toBeNull();
    await line.pass(1000);
    greet();
    expect(asked()).toEqual([]);
  });

  it("that is one too many is passed over in silence", async () => {
    greet();
    const answer = live.ask(3, "d4d3");
    line.last.say(refused(asked()[0]?.id, "server-too-many"));
    expect(await answer).toBeNull();
    expect(ear.refusals).toEqual([]);
  });

  it("is asked no more of a server that does not know what that is", async () => {
    greet();
    const answer = live.ask(3, "d4d3");
    line.last.say(refused(null, "server-not-understood"));
    expect(await answer).toBeNull();
    expect(await live.ask(3, "d4d3")).toBeNull();
    expect(asked()).toHaveLength(1);
    expect(ear.refusals).toEqual([]);
    line.last.break();
    await line.pass(1000);
    greet();
    void live.ask(3, "d4d3");
    expect(asked()).toHaveLength(1);
  });

  it("hides nothing else that was not understood", () => {
    greet();
    line.last.say(refused(null, "server-not-understood"));
    expect(ear.refusals).toEqual(["server-not-understood"]);
  });
});
