// What the browser remembers. A browser may forbid it: then it is forgotten with the page.
const memory = new Map<string, string>();

export function readStored<T>(name: string, otherwise: T): T {
  let text: string | null = null;
  try {
    text = localStorage.getItem(name);
  } catch {
    // only what the tab remembers
  }
  try {
    text ??= memory.get(name) ?? null;
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise; // an older page wrote it, or somebody by hand
  }
}

export function writeStored(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(name, text);
  try {
    localStorage.setItem(name, text);
  } catch {
    // the tab remembers it
  }
}
