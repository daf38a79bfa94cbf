import { beforeEach, describe, expect, it } from "vitest";
import { layers } from "../src/board/layers";
import { marketGame } from "../src/home/game";
import { titleParts } from "../src/home/title";
import { byUrgency, gamesGoingOn, isMyTurn, openTables } from "../src/lib/myGames";
import { keepPeople, lastPeople, MOST_PEOPLE, seated, soMany, USUAL } from "../src/lib/quick";
import { keepResult, playedGames, tally } from "../src/lib/playedGames";
import { keepSeats } from "../src/lib/seats";
import { preset } from "../src/lib/setup";
import { writeStored } from "../src/lib/storage";
import type { TableState, Todo } from "../src/wire";

beforeEach(() => {
  writeStored("marrakech.quick", null);
  writeStored("marrakech.record", []);
  writeStored("marrakech.seats", []);
});

describe("the game on the first screen", () => {
  const game = marketGame();

  it("tells turn, walk and rug, 48 times", () => {
    const kinds = game.slice(1).map(({ item }) => item?.type);
    expect(kinds).toHaveLength(48 * 3);
    expect(new Set(kinds.filter((_, i) => i % 3 === 1))).toEqual(new Set(["walked"]));
  });

  it("leaves Assam where he went, and every rug where it was laid", () => {
    for (const { item, position } of game) {
      if (item?.type === "walked") {
        expect(position.assam.square).toBe(item.path.at(-1)?.square);
      }
      if (item?.type === "laid") {
        expect(layers(position).at(-1)).toMatchObject({ colour: item.colour });
        expect(layers(position).at(-1)?.squares.toSorted()).toEqual(item.squares.toSorted());
      }
    }
  });
});

describe("the title", () => {
  it("has the name of the game apart, wherever it stands", () => {
    expect(titleParts("Rug sellers of Marrakech", "Marrakech")).toEqual([
      { text: "Rug sellers of", name: false, after: " " },
      { text: "Marrakech", name: true, after: "" },
    ]);
    expect(titleParts("Marrakech: kilimų pardavėjai", "Marrakech")).toEqual([
      { text: "Marrakech", name: true, after: ": " },
      { text: "kilimų pardavėjai", name: false, after: "" },
    ]);
  });

  it("keeps the marks that keep a name whole", () => {
    const parts = (title: string, name: string): string[] =>
      titleParts(title, name).map(({ text }) => text);
    expect(parts("\u2068马拉喀什\u2069的地毯商人", "马拉喀什")).toEqual([
      "\u2068马拉喀什\u2069",
      "的地毯商人",
    ]);
    expect(parts("แห่ง\u200bมาร์\u2060รา\u2060เกช", "มาร์\u2060รา\u2060เกช")).toEqual([
      "แห่ง",
      "\u200bมาร์\u2060รา\u2060เกช",
    ]);
  });

  it("stays whole where the name is bent", () => {
    const bent = "Marrakechin mattokauppiaat";
    expect(titleParts(bent, "Marrakech")).toEqual([{ text: bent, name: true, after: "" }]);
    expect(titleParts("Sprzedawcy z Marrakeszu", "Marrakech")).toHaveLength(1);
  });
});

describe("quick play", () => {
  it("seats different people, and always somebody", () => {
    expect(seated(["porter"], "porter")).toEqual(["porter"]);
    expect(seated(["porter"], "master")).toEqual(["porter", "master"]);
    expect(seated(["porter", "master"], "porter")).toEqual(["master"]);
  });

  it("lets the one go who sat longest when all seats are taken", () => {
    const full = seated(["porter", "apprentice", "peddler"], "master");
    expect(full).toEqual(["apprentice", "peddler", "master"]);
    expect(full).toHaveLength(MOST_PEOPLE);
  });

  it("seats as many as are wanted, without anybody who is not there", () => {
    expect(soMany(["gone", "master"], 3, USUAL)).toEqual(["master", "apprentice", "peddler"]);
    expect(soMany(["master", "porter"], 1, USUAL)).toEqual(["master"]);
    expect(soMany(["master"], 9, USUAL)).toHaveLength(MOST_PEOPLE);
  });

  it("remembers whom one played against, also from pages before", () => {
    expect(lastPeople()).toEqual(["apprentice", "peddler"]);
    writeStored("marrakech.quick", { level: "master", opponents: 3 });
    expect(lastPeople()).toEqual(["master", "apprentice", "peddler"]);
    keepPeople(["merchant", "porter"]);
    expect(lastPeople()).toEqual(["merchant", "porter"]);
    writeStored("marrakech.quick", { people: [1, "porter", "porter"] });
    expect(lastPeople()).toEqual(["porter"]);
  });

  it("gives every bot its own level", () => {
    const levels = preset("bots", 3, ["merchant", "porter"]).seats.map(({ level }) => level);
    expect(levels.slice(1)).toEqual(["merchant", "porter", "merchant"]);
    expect(preset("watch", 4, ["merchant", "porter"]).seats[0]?.level).toBe("merchant");
    expect(preset("bots", 4, "master").seats.every(({ level }) => level === "master")).toBe(true);
  });
});

const todo = (seat: number): Todo => ({ seat, phase: "turn", legal: [], forecasts: [] });
const state = (table: string, more: Partial<TableState>): TableState =>
  ({ table, standing: "playing", you: [0], todo: null, result: null, ...more }) as TableState;
const ranking = (...places: number[][]): TableState["result"] =>
  ({ ranking: places }) as TableState["result"];

describe("one's record", () => {
  it("counts games that are over, once, and those that were won", () => {
    keepResult(state("a", { result: ranking([0], [1]) }));
    keepResult(state("a", { result: ranking([0], [1]) }));
    keepResult(state("b", { result: ranking([1], [0]) }));
    keepResult(state("c", { result: ranking([1, 0], [2]) }));
    keepResult(state("d", {}));
    expect(tally(playedGames())).toEqual({ games: 3, won: 2 });
  });

  it("counts nobody else's games, and none that several played on one screen", () => {
    keepResult(state("a", { you: [], result: ranking([0], [1]) }));
    keepResult(state("b", { you: [0, 1], result: ranking([0], [1]) }));
    expect(tally(playedGames())).toEqual({ games: 0, won: 0 });
    expect(playedGames().map(({ table }) => table)).toEqual(["b"]);
  });
});

describe("games that go on", () => {
  it("come first where it is one's turn", () => {
    const games = [
      state("waits", { standing: "waiting" }),
      state("theirs", { todo: todo(1) }),
      state("mine", { todo: todo(0) }),
    ];
    expect(games.map(isMyTurn)).toEqual([false, false, true]);
    expect(byUrgency(games).map(({ table }) => table)).toEqual(["mine", "theirs", "waits"]);
  });

  it("are asked for with one's secrets; what has ended is kept, what is gone is left out", async () => {
    for (const [at, table] of ["gone", "over", "on"].entries()) {
      keepSeats(table, [`secret-${table}`], null, at);
    }
    const asked: string[] = [];
    const games = await gamesGoingOn([], (table, secrets) => {
      asked.push(...secrets);
      if (table === "gone") return Promise.reject(new Error("404"));
      const over = table === "over";
      return Promise.resolve(
        state(table, over ? { standing: "over", result: ranking([0], [1]) } : {}),
      );
    });
    expect(asked).toEqual(["secret-on", "secret-over", "secret-gone"]);
    expect(games.map(({ table }) => table)).toEqual(["on"]);
    expect(tally(playedGames())).toEqual({ games: 1, won: 1 });
    expect(openTables()).toEqual(["on", "gone"]);
  });

  it("are asked for where one is due, however many others were begun since", async () => {
    for (let at = 0; at < 7; at++) keepSeats(`table-${at}`, [`secret-${at}`], null, at);
    const asked: string[] = [];
    await gamesGoingOn(["table-0", "elsewhere"], (table) => {
      asked.push(table);
      return Promise.resolve(state(table, {}));
    });
    expect(asked).toEqual(["table-0", "table-6", "table-5", "table-4"]);
  });
});
