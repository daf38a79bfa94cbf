// The face that a new passport has, until its owner chooses another. The server reckons it out in the same way
// (marrakech.players.passport), so that it is known before anybody is asked.

import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { PARTS, type Face } from "./face";

const ID_BYTES = 16;

/** The face that goes with the secret of a passport. */
export function firstFace(secret: string): Face {
  const digest = sha256(utf8ToBytes(`marrakech passport ${secret}`)).slice(0, ID_BYTES);
  const id = btoa(String.fromCharCode(...digest))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  const [scarf = 0, colour = 0, pattern = 0] = sha256(utf8ToBytes(`marrakech face ${id}`));
  return {
    scarf: scarf % PARTS.scarf,
    colour: colour % PARTS.colour,
    pattern: pattern % PARTS.pattern,
  };
}
