// A Vite plugin that puts the guide for those who write programs beside the page, with its example: the server
// shows them, as /api/docs/programs.

import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import type { Plugin } from "vite";

const FILES = ["docs/programs.md", "examples/bot_client.py"];

export function guide(): Plugin {
  return {
    name: "guide",
    apply: "build",
    generateBundle() {
      for (const path of FILES) {
        const source = readFileSync(resolve(import.meta.dirname, "..", path), "utf-8");
        this.emitFile({ type: "asset", fileName: basename(path), source });
      }
    },
  };
}
