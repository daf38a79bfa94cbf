import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { GetModuleInfo } from "rollup";

// Which modules are bundled into one file. Left alone, Rollup makes a file of every set of modules that the same screens need: until
// one can play that was a dozen small files, each with headers of its own, and with modules in them that only other screens need.

const source = (path: string): string => resolve(import.meta.dirname, "src", path);

/**
 * A file, and what it is made of: all that the first of these needs and that one of the others needs, too; if there are no others, all
 * of it. What a file above has, those below leave out.
 */
const TOGETHER: Record<string, readonly [string, ...string[]]> = {
  page: ["main.ts"],
  dice: ["lib/chain.ts"],
  ground: ["home/LivingBoard.svelte", "screens/Table.svelte", "table/feast.ts"],
  pieces: ["home/MiniBoard.svelte", "board/Board.svelte"],
  board: ["board/Board.svelte"],
  parts: [
    "screens/Table.svelte",
    ...["screens/New.svelte", "screens/Lobby.svelte", "screens/People.svelte"],
    ...["table/Waiting.svelte", "table/Closed.svelte", "table/Banned.svelte"],
  ],
  playing: [
    "screens/Table.svelte",
    ...["screens/Replay.svelte", "screens/Review.svelte", "screens/Analysis.svelte"],
    ...["screens/Learn.svelte", "screens/Puzzles.svelte", "table/FirstTurn.svelte"],
    ...["table/Dialogs.svelte", "table/feast.ts", "table/help.ts", "lobby/LiveBoard.svelte"],
    "slow/atTable.ts",
  ],
};

/** Small ones that the first screen loads a moment later, and others, too: too small for files of their own. */
const WITH_THE_PAGE = ["home/arch.ts", "puzzles/repetition.ts", "slow/words.ts"];

/** All modules that one imports, and that these import, and so on; what is imported later is not among them. */
function needs(entry: string, info: GetModuleInfo): Set<string> {
  const found = new Set<string>();
  const todo = [source(entry)];
  for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    todo.push(...(info(id)?.importedIds ?? []));
  }
  return found;
}

/** Tells Rollup the file of each module; null if it may choose itself. */
export function chunks(): (id: string, tools: { getModuleInfo: GetModuleInfo }) => string | null {
  let known: Map<string, string> | undefined;
  return (id, { getModuleInfo: info }) => {
    known ??= assigned(info);
    return known.get(id) ?? null;
  };
}

function assigned(info: GetModuleInfo): Map<string, string> {
  const found = new Map<string, string>();
  const moved = [...Object.values(TOGETHER).flat(), ...WITH_THE_PAGE].filter(
    (path) => !existsSync(source(path)),
  );
  if (moved.length) throw new Error(`chunks.ts names what is not there: ${moved.join(", ")}`);
  for (const [name, [entry, ...others]] of Object.entries(TOGETHER)) {
    const shared = others.map((other) => needs(other, info));
    for (const id of needs(entry, info)) {
      const wanted = !shared.length || shared.some((each) => each.has(id));
      if (wanted && !found.has(id)) found.set(id, name);
    }
  }
  for (const path of WITH_THE_PAGE) found.set(source(path), "page");
  // the document begins where all is that it needs
  found.set(resolve(import.meta.dirname, "index.html"), "page");
  return found;
}
