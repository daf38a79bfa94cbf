// Variations: a tree of actions that begins with a position, and how it is written into the address.

export interface Node {
  action: string;
  name: string;
  /** The first is the main line. */
  children: Node[];
}
/** The way from the root to a node: which child, and again. */
export type Path = readonly number[];

export function nodeAt(roots: readonly Node[], path: Path): Node | null {
  let [children, found]: [readonly Node[], Node | null] = [roots, null];
  for (const which of path) {
    found = children[which] ?? null;
    if (!found) return null;
    children = found.children;
  }
  return found;
}

/** The actions that lead to a node. */
export function actionsTo(roots: readonly Node[], path: Path): string[] {
  return path.map((_, length) => nodeAt(roots, path.slice(0, length + 1))?.action ?? "");
}

/** Play an action at a node: the tree with it, and the way to where it leads. */
export function played(roots: readonly Node[], path: Path, action: string): [Node[], Path] {
  const [which, ...rest] = path;
  if (which === undefined) {
    const known = roots.findIndex((node) => node.action === action);
    if (known >= 0) return [[...roots], [known]];
    return [[...roots, { action, name: "", children: [] }], [roots.length]];
  }
  const node = roots[which];
  if (!node) return [[...roots], []];
  const [children, further] = played(node.children, rest, action);
  return [roots.with(which, { ...node, children }), [which, ...further]];
}

/** Change a node, or (null) take it away with all that follows. */
export function changed(
  roots: readonly Node[],
  path: Path,
  change: Partial<Pick<Node, "name">> | null,
): Node[] {
  const [which, ...rest] = path;
  const node = which === undefined ? undefined : roots[which];
  if (which === undefined || !node) return [...roots];
  if (!rest.length && change === null) return roots.toSpliced(which, 1);
  const next = rest.length
    ? { ...node, children: changed(node.children, rest, change) }
    : { ...node, ...change };
  return roots.with(which, next);
}

/** Where an arrow key leads: back, on, or to the variation before or after. */
export function walked(roots: readonly Node[], path: Path, key: string): Path | null {
  const last = path.at(-1);
  if (key === "ArrowLeft") return path.length ? path.slice(0, -1) : null;
  if (key === "ArrowRight") {
    const children = path.length ? (nodeAt(roots, path)?.children ?? []) : roots;
    return children.length ? [...path, 0] : null;
  }
  if (key === "Home") return [];
  if (key === "End") {
    const on = walked(roots, path, "ArrowRight");
    return on ? (walked(roots, on, "End") ?? on) : path;
  }
  if (last === undefined || !["ArrowUp", "ArrowDown"].includes(key)) return null;
  const beside = [...path.slice(0, -1), last + (key === "ArrowUp" ? -1 : 1)];
  return nodeAt(roots, beside) ? beside : null;
}

/** All nodes in the order in which they are shown, with the ways to them. */
export function listed(roots: readonly Node[], before: Path = []): { node: Node; path: Path }[] {
  return roots.flatMap((node, which) => {
    const path = [...before, which];
    return [{ node, path }, ...listed(node.children, path)];
  });
}

// ------------------------------------------------------------------ in the address

/** Characters of an address that are left for the tree: the server takes 4,096 in all. */
const MOST = 3200;

/**
 * For each node how deep it is, its action, and its name; one after the other. What would make the address
 * too long is left out, from the end.
 */
export function writeTree(roots: readonly Node[]): string {
  let [text, length] = ["", 0];
  for (const { node, path } of listed(roots)) {
    const name = node.name ? `~${encodeURIComponent(node.name).replace(/[_~]/g, escaped)}` : "";
    const more = `${text && "_"}${(path.length - 1).toString(36)}.${node.action}${name}`;
    length += encodeURIComponent(more).length;
    if (length > MOST) break;
    text += more;
  }
  return text;
}

const escaped = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/** The tree that an address tells of; what makes no sense is left out. */
export function readTree(text: string): Node[] {
  const roots: Node[] = [];
  const last: Node[] = []; // by depth
  for (const part of text.slice(0, MOST).split("_")) {
    const found = /^([\da-z]+)\.([LFR]|[1-4]|[a-g][1-7][a-g][1-7]|=[a-z]{3,6})(?:~(.*))?$/.exec(
      part,
    );
    const depth = found ? parseInt(found[1] ?? "", 36) : NaN;
    const parent = depth === 0 ? roots : last[depth - 1]?.children;
    if (!found || !parent || depth > last.length) continue;
    const node: Node = { action: found[2] ?? "", name: decoded(found[3] ?? ""), children: [] };
    parent.push(node);
    last.length = depth;
    last[depth] = node;
  }
  return roots;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).slice(0, 80);
  } catch {
    return "";
  }
}

/** A path as text, and back. */
export const writePath = (path: Path): string => path.join(".");
export const readPath = (text: string, roots: readonly Node[]): Path => {
  const path = text.split(".").filter(Boolean).map(Number);
  return path.every((which) => Number.isInteger(which)) && nodeAt(roots, path) ? path : [];
};
