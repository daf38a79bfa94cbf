// A Vite plugin that makes the page an app: it builds the service worker with its list of files, and a
// manifest in each language.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { FOLDER, languages } from "./catalogues";

const WORKER = "sw.js";
const PAPER = "#f6ead6";
const ICONS = [
  { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
  ...[192, 512].flatMap((size) =>
    (["any", "maskable"] as const).map((purpose) => ({
      src: `/icons/${purpose === "any" ? "app" : purpose}-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  ),
];
const FROM_RIGHT = ["ar", "fa"];

/** A message of a catalogue that is one line and has nothing to fill in but the name of the game. */
export function line(language: string, file: string, message: string): string {
  const read = (name: string): string =>
    readFileSync(resolve(FOLDER, language, `${name}.ftl`), "utf-8");
  const found = (text: string, name: string): string => {
    const value = new RegExp(`^${name} = (.+)$`, "m").exec(text)?.[1];
    if (value === undefined) throw new Error(`${language} has no line ${name}`);
    return value;
  };
  const game = found(read("terms"), "-game");
  return found(read(file), message).replaceAll(/\{ *-game *\}/g, game);
}

export function manifest(language: string): string {
  const name = line(language, "page", "page-title");
  return JSON.stringify({
    id: "/",
    name,
    short_name: name,
    description: line(language, "page", "page-home-lead"),
    lang: language,
    dir: FROM_RIGHT.includes(language) ? "rtl" : "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: PAPER,
    theme_color: PAPER,
    categories: ["games"],
    icons: ICONS,
  });
}

export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post",
    buildStart() {
      this.emitFile({
        type: "chunk",
        id: resolve(import.meta.dirname, "worker/worker.ts"),
        fileName: WORKER,
      });
      for (const language of languages()) {
        const fileName = `manifest.${language}.webmanifest`;
        this.emitFile({ type: "asset", fileName, source: manifest(language) });
      }
    },
    generateBundle(_, bundle) {
      const spoken: Record<string, string[]> = {};
      const files: string[] = [];
      for (const [name, file] of Object.entries(bundle).sort()) {
        if (!name.startsWith("assets/")) continue;
        const module = file.type === "chunk" ? file.facadeModuleId : null;
        const language = /virtual:catalogue\/([\w-]+)/.exec(module ?? "")?.[1];
        (language ? (spoken[language] ??= []) : files).push(`/${name}`);
      }
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk" || worker.imports.length) {
        throw new Error("the service worker has to be one file");
      }
      const version = createHash("sha256")
        .update(JSON.stringify([worker.code, files, spoken]))
        .digest("hex")
        .slice(0, 12);
      const built = JSON.stringify({ version, files, languages: spoken });
      worker.code = `const BUILT=${built};${worker.code}`;
    },
  };
}
