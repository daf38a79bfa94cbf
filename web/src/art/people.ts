// The people of the market, by the level that each plays at, and where their portraits are.
// The drawings are those that Python puts into pictures, too: src/marrakech/draw/people.

const drawings = import.meta.glob<string>("../../../src/marrakech/draw/people/*.svg", {
  eager: true,
  import: "default",
  query: "?url",
});

export const portraits: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(drawings).map(([path, url]) => [path.replace(/^.*\/|\.svg$/g, ""), url]),
);
