import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { GetModuleInfo } from "rollup";

// Which modules are bundled into one file. Left alone, Rollup makes a file of every set of modules that the same screens need: until
// one can play that was a dozen small files, each with headers of its own, and with modules in them that only other screens need.

const source = (path: string): string => resolve(import.meta.dirname, "src", path);

/**
 * A file, and what it is made of: all that the first of these needs and that one of the others needs, too; if there are no others, all
 * of it. What a line above has, those below leave out.
 */
const TOGETHER: readonly (readonly [file: string, entry: string, ...others: string[]])[] = [
  ["page", "main.ts"],
  ["dice", "lib/chain.ts"],
  ["ground", "home/LivingBoard.svelte", "screens/Table.svelte", "table/feast.ts"],
  ["ground", "home/MiniBoard.svelte", "board/Board.svelte"],
  ["board", "board/Board.svelte"],
  [
    ...(["parts", "screens/Table.svelte"] as const),
    ...["screens/New.svelte", "screens/Lobby.svelte", "screens/People.svelte"],
    ...["table/Waiting.svelte", "table/Closed.svelte", "table/Banned.svelte"],
  ],
  [
    ...(["playing", "screens/Table.svelte"] as const),
    ...["screens/Replay.svelte", "screens/Review.svelte", "screens/Analysis.svelte"],
    ...["screens/Learn.svelte", "screens/Puzzles.svelte", "table/FirstTurn.svelte"],
    ...["table/Dialogs.svelte", "table/feast.ts", "table/help.ts", "lobby/LiveBoard.svelte"],
    "slow/atTable.ts",
  ],
  ["face", "me/OwnFace.svelte"],
];

/** Modules that go with a file, whoever needs them: too small for files of their own, or of no use to who plays. */
const WITH: Record<string, readonly string[]> = {
  // loaded a moment after the first screen
  page: ["home/arch.ts", "puzzles/repetition.ts", "slow/words.ts"],
  ground: ["art/skyline.ts"],
  // in place of a table
  instead: ["table/Banned.svelte", "table/Closed.svelte"],
};

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
  const named = [...TOGETHER.flatMap(([, ...paths]) => paths), ...Object.values(WITH).flat()];
  const moved = named.filter((path) => !existsSync(source(path)));
  if (moved.length) throw new Error(`chunks.ts names what is not there: ${moved.join(", ")}`);
  for (const [name, entry, ...others] of TOGETHER) {
    const shared = others.map((other) => needs(other, info));
    for (const id of needs(entry, info)) {
      const wanted = !shared.length || shared.some((each) => each.has(id));
      if (wanted && !found.has(id)) found.set(id, name);
    }
  }
  for (const [name, paths] of Object.entries(WITH)) {
    for (const path of paths) found.set(source(path), name);
  }
  // the document begins where all is that it needs
  found.set(resolve(import.meta.dirname, "index.html"), "page");
  return found;
}
