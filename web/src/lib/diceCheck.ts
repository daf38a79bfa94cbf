// Checks the dice of a finished game, so that nobody has to trust the server. All chance follows from
// a seed, whose SHA-256 (the commitment) was shown before the game began, and from hash-chain links
// that players revealed with their throws. Once the seed is known, everything is drawn again here and
// compared with what was played: docs/protocol.md.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { LogItem, ThrowDrawn } from "../wire";
import { hashOf } from "./chain";

const FACES = [1, 2, 2, 3, 3, 4] as const; // R1.3

/** Everything in a finished game that was drawn, and what it was drawn from. */
export interface DiceRecord {
  /** The version of the dice: 1 knows no chains. */
  version: number;
  commitment: string;
  seed: string;
  /** The ends of the players' chains, by seat. */
  ends: readonly (string | null)[];
  /** By seat, whether a bot sits there. */
  bots: readonly boolean[];
  /** The seat that began, and whether it was drawn. */
  first: number;
  firstDrawn: boolean;
  /** R2.3: by seat, the rugs of a pile before it is shuffled, or null if there is nothing to shuffle. */
  piles: readonly (readonly string[])[] | null;
  /** By seat, the rug that lay open on top when it began, of a game that began with a position. */
  shown: readonly (string | null)[];
  items: readonly LogItem[];
  /** All throws that were ever made, from version 2 on. */
  throws: readonly ThrowDrawn[];
}

/** What this browser knows without the server's word. */
export interface LocalKnowledge {
  /** The commitment, and the ends of the chains, that it saw at the start. */
  commitment: string;
  ends: readonly (string | null)[] | null;
  /** By seat, the end of its own chain, where it has the key. */
  mine?: ReadonlyMap<number, string>;
}

export type Flaw =
  | { kind: "commitment" }
  | { kind: "chain"; seat: number }
  | { kind: "link"; number: number }
  | { kind: "count" }
  | { kind: "throw"; number: number; drawn: number; played: number }
  | { kind: "pile"; seat: number; number: number; drawn: string; played: string }
  | { kind: "first"; drawn: number; played: number };

export interface Verdict {
  throws: number;
  rugs: number;
  /** Throws of bots, which follow from what people have revealed before. */
  bots: number;
  /** Throws that are the server's alone. */
  alone: number;
  /** Throws that were taken back. */
  redrawn: number;
  flaw: Flaw | null;
}

/** Draws a number below `cases`; the same message always draws the same. */
export type Draw = (message: string, cases: number) => number;

export function drawer(seed: string): Draw {
  const key = hexToBytes(seed);
  return (message, cases) => {
    const digest = bytesToHex(hmac(sha256, key, utf8ToBytes(message)));
    return Number(BigInt(`0x${digest}`) % BigInt(cases));
  };
}

/** A pile in the order in which it is laid; `next` draws out of so many cases. */
export function pileOf(next: (cases: number) => number, rugs: readonly string[]): string[] {
  const pile = [...rugs];
  for (let last = pile.length - 1; last > 0; last--) {
    const other = next(last + 1);
    [pile[last], pile[other]] = [pile[other]!, pile[last]!];
  }
  return pile;
}

/** What the seed and the links give. */
interface Drawn {
  first: number | null;
  piles: string[][];
  /** The throws that count. */
  faces: number[];
  flaw: Flaw | null;
}

function redraw(played: DiceRecord): Drawn {
  const draw = drawer(played.seed);
  const ends = played.ends.map((end) => end ?? "-").join(" ");
  let dealt = 0;
  const next = (cases: number): number => {
    const number = dealt++;
    return draw(played.version === 1 ? String(number) : `deal ${ends} ${number + 1}`, cases);
  };
  const first = played.firstDrawn ? next(played.ends.length) : null;
  const piles = (played.piles ?? []).map((rugs, seat) => {
    const open = played.shown[seat];
    return [...(open ? [open] : []), ...pileOf(next, rugs)];
  });
  const walks = played.items.filter((item) => item.type === "walked");
  if (played.version === 1) {
    const faces = walks.map((_, number) => FACES[draw(String(dealt + number), FACES.length)]!);
    return { first, piles, faces, flaw: null };
  }
  const heads = new Map(played.ends.flatMap((end) => (end ? [[end, end]] : [])));
  const links: string[] = [];
  const faces: number[] = [];
  let flaw: Flaw | null = null;
  for (const [index, { link, kept }] of played.throws.entries()) {
    if (link) {
      // who threw is not known of what was taken back: then it is any chain's next link
      const thrower = kept ? played.ends[walks[faces.length]?.seat ?? -1] : null;
      const end = [...heads].find(
        ([chain, head]) => head === hashOf(link) && (!kept || chain === thrower),
      )?.[0];
      if (end === undefined) flaw ??= { kind: "link", number: index + 1 };
      else heads.set(end, link);
      links.push(link);
    }
    if (!kept) continue;
    const message = ["throw", ends, ...links, index + 1].join(" ");
    faces.push(FACES[draw(message, FACES.length)]!);
  }
  if (faces.length !== walks.length) flaw ??= { kind: "count" };
  return { first, piles, faces, flaw };
}

/** Whether seed and chains are those that this browser saw at the start, and its own. */
function compareCommitments(played: DiceRecord, known: LocalKnowledge | null): Flaw | null {
  if (hashOf(played.seed) !== played.commitment) return { kind: "commitment" };
  if (!known) return null;
  if (known.commitment !== played.commitment) return { kind: "commitment" };
  const seat = played.ends.findIndex(
    (end, number) =>
      (known.ends && (known.ends[number] ?? null) !== end) ||
      (known.mine?.has(number) && known.mine.get(number) !== end),
  );
  return seat < 0 ? null : { kind: "chain", seat };
}

/** Draws everything again, and says what does not match, if anything. */
export function checkDice(played: DiceRecord, known: LocalKnowledge | null = null): Verdict {
  const verdict: Verdict = { throws: 0, rugs: 0, bots: 0, alone: 0, redrawn: 0, flaw: null };
  verdict.flaw = compareCommitments(played, known);
  if (verdict.flaw) return verdict;
  const drawn = redraw(played);
  if (drawn.first !== null && drawn.first !== played.first) {
    verdict.flaw = { kind: "first", drawn: drawn.first, played: played.first };
    return verdict;
  }
  verdict.flaw = drawn.flaw;
  if (verdict.flaw) return verdict;
  const laid: number[] = [];
  for (const item of played.items) {
    if (item.type === "walked") {
      const face = drawn.faces[verdict.throws++];
      if (face === item.steps) continue;
      const number = verdict.throws;
      verdict.flaw = { kind: "throw", number, drawn: face ?? 0, played: item.steps };
      return verdict;
    }
    if (item.type === "laid" && played.piles) {
      const { seat } = item;
      const pile = drawn.piles[seat] ?? [];
      const rug = pile.shift() ?? "";
      verdict.rugs++;
      laid[seat] = (laid[seat] ?? 0) + 1;
      if (rug === item.colour) continue;
      const number = laid[seat];
      verdict.flaw = { kind: "pile", seat, number, drawn: rug, played: item.colour };
      return verdict;
    }
  }
  const kept = played.throws.filter((each) => each.kept);
  verdict.redrawn = played.throws.length - kept.length;
  const walks = played.items.filter((item) => item.type === "walked");
  for (const [number, { seat }] of walks.entries()) {
    if (kept[number]?.link) continue;
    if (played.bots[seat] && played.ends.some((end) => end)) verdict.bots++;
    else verdict.alone++;
  }
  return verdict;
}
