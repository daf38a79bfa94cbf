import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

// Writes beside each file of the page what Brotli makes of it, for Python has none. Smaller ones are not
// worth it: as in page.py.
const WORTH_IT = 1000;
const BEST = 11;
/** For the many languages, of which each visitor needs one: 1.5 % larger, in less than half the time. */
const GOOD = 10;

export function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir }, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        const path = resolve(dir ?? "", name);
        const body = readFileSync(path);
        if (!name.startsWith("assets/") || body.length < WORTH_IT) continue;
        const spoken = file.type === "chunk" && file.facadeModuleId?.includes("virtual:catalogue");
        const params = {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: spoken ? GOOD : BEST,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        };
        writeFileSync(`${path}.br`, brotliCompressSync(body, { params }));
      }
    },
  };
}
