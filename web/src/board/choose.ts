// Which place for a rug somebody means by pointing, tapping or pressing keys. A place is an action such
// as `d3e3`: the square that touches Assam's first. Which places are legal, the server says.

import {
  ahead,
  centre,
  distance,
  headingTo,
  HEADINGS,
  neighbour,
  SIDE,
  type Point,
} from "./geometry";

export function near(rug: string): string {
  return rug.slice(0, 2);
}

export function far(rug: string): string {
  return rug.slice(2, 4);
}

export function halves(rug: string): [string, string] {
  return [near(rug), far(rug)];
}

export function covers(rug: string | null | undefined, square: string): boolean {
  return !!rug && (near(rug) === square || far(rug) === square);
}

function other(rug: string, square: string): string {
  return near(rug) === square ? far(rug) : near(rug);
}

/** The place that lies on two squares, in whichever order. */
export function between(legal: readonly string[], a: string, b: string): string | null {
  return legal.find((rug) => rug === a + b || rug === b + a) ?? null;
}

/** All legal places that cover a square, in the order in which keys go through them. */
export function placesOn(legal: readonly string[], square: string): string[] {
  return legal.filter((rug) => covers(rug, square));
}

/**
 * The place meant by pointing at a square.
 *
 * What has been chosen before is kept where it can be: pointing at another far square swings the
 * rug there, pointing at another near one takes the far one along. Else the point within the square
 * tells: nearest its left side, the rug goes left. Without a point it lies straight away from Assam.
 */
export function pick(
  legal: readonly string[],
  square: string,
  chosen: string | null | undefined,
  assam: string,
  point: Point | null = null,
): string | null {
  const places = placesOn(legal, square);
  if (places.length === 0) return null;
  if (covers(chosen, square)) return chosen ?? null;
  if (seam(legal, square, assam, point)) return null;
  const kept = chosen ? halves(chosen).map((half) => between(places, half, square)) : [];
  const keeping = kept.find((rug) => rug !== null);
  if (keeping) return keeping;
  return places.reduce((best, rug) =>
    fitness(rug, square, assam, point) > fitness(best, square, assam, point) ? rug : best,
  );
}

/** So near to the middle of a square, a thumb means the square and none of its sides. */
const MIDDLE = 16;

/** How well a place fits what is pointed at. */
function fitness(rug: string, square: string, assam: string, point: Point | null): number {
  const toward = headingTo(square, other(rug, square));
  if (!toward) return -1;
  const middle = centre(square);
  const way = ahead(toward);
  if (point && distance(point, middle) > MIDDLE) {
    return (point.x - middle.x) * way.x + (point.y - middle.y) * way.y;
  }
  return toward === headingTo(assam, near(rug)) ? 1 : 0;
}

/** Two neighbouring squares as a place, whether it is legal or not: the one nearer to Assam first. */
export function placeOn(a: string, b: string, assam: string): string {
  const away = (square: string): number => distance(centre(square), centre(assam));
  return away(a) <= away(b) ? a + b : b + a;
}

/** The place that is meant by pointing at a square that none covers: towards Assam, or away from him. */
export function intendedPlace(square: string, assam: string): string {
  const beside = HEADINGS.map((heading) => neighbour(square, heading)).filter(
    (each): each is string => each !== null && each !== assam,
  );
  const away = (other: string): number => distance(centre(other), centre(assam));
  const outward = headingTo(assam, square) ? -1 : 1;
  const other = beside.sort((one, two) => outward * (away(one) - away(two)))[0] ?? square;
  return placeOn(square, other, assam);
}

/** Whether a place lies beside Assam, and not under him: what is against it there is other rugs. */
export function isBeside(place: string, assam: string): boolean {
  return headingTo(assam, near(place)) !== null && far(place) !== assam;
}

/** So near to where two squares meet, in hundredths of their side, both are meant. */
const SEAM = 14;

/**
 * The place meant by pointing at where two squares meet, if it lies beside Assam and is not legal:
 * who points between two halves of a rug means these, and nothing beside them.
 */
export function seam(
  legal: readonly string[],
  square: string,
  assam: string,
  point: Point | null,
): string | null {
  if (!point) return null;
  const middle = centre(square);
  const heading = HEADINGS.find((each) => {
    const way = ahead(each);
    return (point.x - middle.x) * way.x + (point.y - middle.y) * way.y > SIDE / 2 - SEAM;
  });
  const other = heading && neighbour(square, heading);
  if (!other || between(legal, square, other)) return null;
  const place = placeOn(square, other, assam);
  return isBeside(place, assam) ? place : null;
}

export type Tap =
  { kind: "choose"; rug: string } | { kind: "confirm"; rug: string } | { kind: "clear" };

/** What a tap on a square does. A tap where nothing can lie only takes the choice back. */
export function tap(
  legal: readonly string[],
  square: string | null,
  chosen: string | null | undefined,
  assam: string,
  point: Point | null = null,
): Tap {
  if (square === null) return { kind: "clear" };
  if (chosen && legal.includes(chosen) && covers(chosen, square)) {
    return { kind: "confirm", rug: chosen };
  }
  const rug = pick(legal, square, chosen, assam, point);
  return rug ? { kind: "choose", rug } : { kind: "clear" };
}

/** The next place on the same square, for keys. */
export function next(
  legal: readonly string[],
  square: string,
  chosen: string | null,
): string | null {
  const places = placesOn(legal, square);
  const at = chosen ? places.indexOf(chosen) : -1;
  return places[(at + 1) % places.length] ?? null;
}
