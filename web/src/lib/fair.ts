import type { LogItem } from "../wire";

// Dice that nobody has to trust: everything random in a game follows from a seed. Its SHA-256 was
// shown before the game began; now that the seed is known, everything is drawn again and compared.

const FACES = [1, 2, 2, 3, 3, 4] as const; // R1.3
const DIGEST = { name: "HMAC", hash: "SHA-256" };

export interface Played {
  commitment: string;
  seed: string;
  players: number;
  /** The seat that began, and whether it was drawn. */
  first: number;
  firstDrawn: boolean;
  /** R2.3: by seat, the two colours of a shuffled pile, or null if there is nothing to shuffle. */
  piles: readonly (readonly [string, string])[] | null;
  rugsEach: number;
  items: readonly LogItem[];
}

export type Flaw =
  | { kind: "commitment" }
  | { kind: "throw"; number: number; drawn: number; played: number }
  | { kind: "pile"; seat: number; number: number; drawn: string; played: string }
  | { kind: "first"; drawn: number; played: number };

export interface Verdict {
  throws: number;
  rugs: number;
  flaw: Flaw | null;
}

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/i.test(hex)) throw new Error("not hexadecimal");
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hexOf(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function commitmentOf(seed: string): Promise<string> {
  return hexOf(await crypto.subtle.digest("SHA-256", bytesOf(seed)));
}

/** Draws one of `cases` cases by a counter. */
export type Draw = (counter: number, cases: number) => Promise<number>;

export async function drawer(seed: string): Promise<Draw> {
  const key = await crypto.subtle.importKey("raw", bytesOf(seed), DIGEST, false, ["sign"]);
  return async (counter, cases) => {
    const message = new TextEncoder().encode(String(counter));
    const number = BigInt(`0x${hexOf(await crypto.subtle.sign("HMAC", key, message))}`);
    return Number(number % BigInt(cases));
  };
}

/** A pile of two colours in the order in which it is laid; takes `2 * half - 1` draws. */
export async function pileOf(
  draw: Draw,
  counter: number,
  colours: readonly [string, string],
  half: number,
): Promise<string[]> {
  const pile = colours.flatMap((colour) => Array<string>(half).fill(colour));
  for (let last = pile.length - 1; last > 0; last--) {
    const other = await draw(counter++, last + 1);
    [pile[last], pile[other]] = [pile[other]!, pile[last]!];
  }
  return pile;
}

async function compared(played: Played, draw: Draw): Promise<Verdict> {
  let counter = 0;
  const verdict: Verdict = { throws: 0, rugs: 0, flaw: null };
  if (played.firstDrawn) {
    const drawn = await draw(counter++, played.players);
    if (drawn !== played.first) {
      return { ...verdict, flaw: { kind: "first", drawn, played: played.first } };
    }
  }
  const piles: string[][] = [];
  for (const colours of played.piles ?? []) {
    piles.push(await pileOf(draw, counter, colours, played.rugsEach / 2));
    counter += played.rugsEach - 1;
  }
  for (const item of played.items) {
    if (item.type === "walked") {
      const drawn = FACES[await draw(counter++, FACES.length)]!;
      verdict.throws++;
      if (drawn !== item.steps) {
        const flaw = { kind: "throw", number: verdict.throws, drawn, played: item.steps } as const;
        return { ...verdict, flaw };
      }
    } else if (item.type === "laid" && played.piles) {
      const pile = piles[item.seat] ?? [];
      const drawn = pile.shift() ?? "";
      verdict.rugs++;
      if (drawn !== item.colour) {
        const number = played.rugsEach - pile.length;
        const { seat } = item;
        return { ...verdict, flaw: { kind: "pile", seat, number, drawn, played: item.colour } };
      }
    }
  }
  return verdict;
}

/** Draws everything again. */
export async function checked(played: Played): Promise<Verdict> {
  if ((await commitmentOf(played.seed)) !== played.commitment.toLowerCase()) {
    return { throws: 0, rugs: 0, flaw: { kind: "commitment" } };
  }
  return compared(played, await drawer(played.seed));
}
