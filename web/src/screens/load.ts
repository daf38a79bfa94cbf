// Loads the code of a screen when it is first visited.

import type { Component } from "svelte";
import { learn } from "../i18n/language.svelte";
import { routeOf, type Route } from "../lib/router.svelte";

type Screen = Component<{ table: string }> | Component<{ table: string | null }> | Component;

export interface Loaded {
  at: string;
  table: string | null;
  /** Nothing, if it could not be loaded. */
  Screen: Component<{ table: string | null }> | null;
}

const LOADERS: Partial<Record<Route["screen"], () => Promise<{ default: Screen }>>> = {
  new: () => learning(import("./New.svelte")),
  lobby: () => learning(import("./Lobby.svelte")),
  people: () => learning(import("./People.svelte")),
  rules: () => learning(import("./Rules.svelte")),
  learn: () => learning(import("./Learn.svelte")),
  analysis: () => learning(import("./Analysis.svelte")),
  puzzles: () => learning(import("./Puzzles.svelte")),
  ladder: () => learning(import("./Ladder.svelte")),
  programs: () => learning(import("./Programs.svelte")),
  games: () => learning(import("./Games.svelte")),
  me: () => learning(import("./Me.svelte")),
  daily: () => learning(import("./Daily.svelte")),
  table: () => import("./Table.svelte"),
  "table-replay": () => learning(import("./Replay.svelte")),
  "table-review": () => learning(import("./Review.svelte")),
  replay: () => learning(import("./Replay.svelte")),
};

async function learning<T>(screen: Promise<T>): Promise<T> {
  await learn();
  return screen;
}

/** The screen of a path; nothing for those that are always there. */
export async function load(at: string): Promise<Loaded | null> {
  const route = routeOf(at);
  const loader = LOADERS[route.screen];
  if (!loader) return null;
  const table = "table" in route ? route.table : null;
  try {
    const found = (await loader()).default as Component<{ table: string | null }>;
    return { at, table, Screen: found };
  } catch {
    return { at, table, Screen: null };
  }
}
