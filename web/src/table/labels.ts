import { say } from "../i18n/language.svelte";

/** What the board's parts are called. */
export function boardLabels(): {
  board: string;
  left: string;
  ahead: string;
  right: string;
  rug: (near: string, far: string) => string;
} {
  return {
    board: say("page-board"),
    left: say("page-way-L"),
    ahead: say("page-way-F"),
    right: say("page-way-R"),
    rug: (near, far) => say("page-lay-on", { near, far }),
  };
}
