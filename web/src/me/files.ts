// Files that the browser saves, and the list without any filter.

import type { Wanted } from "./api";

export const EVERYTHING: Wanted = {
  players: null,
  won: null,
  company: null,
  rival: "",
  levels: [],
};

/** Let the browser save something under a name. */
export function fileOf(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // some browsers read it late
}
