// Compresses each file of the built page with Brotli, which Python lacks, and stores the result beside it:
// `npm run compress`. It is no part of the build: it takes time, and gains nothing on one's own machine.

import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

/** Smaller ones are not worth it: as in page.py. */
const WORTH_IT = 1000;
const BEST = 11;
/** For the many languages, of which each visitor needs one: 1.5 % larger, in less than half the time. */
const GOOD = 10;

const page = resolve(import.meta.dirname, "../src/marrakech/server/page");
const made = JSON.parse(readFileSync(resolve(page, "files.json"), "utf-8")) as Record<
  string,
  { file: string; css?: string[] }
>;
const catalogues = new Set<string>();
const files = new Set<string>();
for (const [source, { file, css = [] }] of Object.entries(made)) {
  if (source.startsWith("virtual:catalogue")) catalogues.add(file);
  for (const each of [file, ...css]) files.add(each);
}
for (const file of files) {
  const path = resolve(page, file);
  const body = readFileSync(path);
  if (body.length < WORTH_IT) continue;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: catalogues.has(file) ? GOOD : BEST,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  writeFileSync(`${path}.br`, brotliCompressSync(body, { params }));
}
