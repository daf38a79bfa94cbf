// How this browser contributes to the dice of a game, so that whoever runs the server cannot foresee
// them: a hash chain, of which each throw reveals one link (docs/protocol.md). Hashing is a library's
// and not the browser's own, which works on secure pages only.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export const LINKS = 1024;

const tagged = (key: string, word: string): string =>
  bytesToHex(hmac(sha256, hexToBytes(key), utf8ToBytes(word)));

/** The SHA-256 of bytes that are written in hexadecimal digits. */
export const hashOf = (hex: string): string => bytesToHex(sha256(hexToBytes(hex)));

/** A new secret key. It never leaves this browser, except to another device of the same person. */
export const newKey = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

/** A chain of hashes. Every throw reveals the next link, whose hash is the link before. */
export class Chain {
  private readonly links: string[];

  constructor(readonly key: string) {
    const links = [tagged(key, "chain")];
    for (let made = 0; made < LINKS; made++) links.push(hashOf(links[made]!));
    this.links = links.reverse();
  }

  /** The public end of the chain, which the server is told when somebody sits down. */
  get end(): string {
    return this.links[0]!;
  }

  /** The link after one that was revealed, or after the end; null if there is none. */
  after(link: string): string | null {
    const place = this.links.indexOf(link);
    return place < 0 ? null : (this.links[place + 1] ?? null);
  }

  /** The key of the next game, which all of one's devices can compute. */
  nextKey(): string {
    return tagged(this.key, "next");
  }
}
