// What the browser remembers. A browser may forbid it: then it is forgotten with the page.
const forgetful = new Map<string, string>();

export function recall<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(name) ?? forgetful.get(name);
    return text === undefined || text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  forgetful.set(name, text);
  try {
    localStorage.setItem(name, text);
  } catch {
    // the tab remembers it
  }
}
