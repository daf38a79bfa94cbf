import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { relative } from "node:path";

/** Whose class is whose: of components, each has one of its own for its styles. */
const owners = new Map();

/** As short as can be, for each stands dozens of times in what a first visit loads. */
function cssHash({ hash, filename }) {
  const owner = relative(import.meta.dirname, filename).replaceAll("\\", "/");
  const whole = hash(owner);
  for (let length = 3; ; length++) {
    const name = `s${whole.slice(0, length)}`;
    if (!owners.has(name)) owners.set(name, owner);
    if (owners.get(name) === owner || length > whole.length) return name;
  }
}

export default { preprocess: vitePreprocess(), compilerOptions: { cssHash } };
