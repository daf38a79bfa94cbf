// What draws the faces that players have put together, loaded when somebody with such a face is first seen.

import type { Component } from "svelte";
import type { Face } from "../wire";

type Drawing = Component<{ face: Face }>;

let drawing = $state.raw<Drawing>();
let asked = false;

/** The component that draws such a face; nothing until it is there. */
export function ownFace(): Drawing | undefined {
  if (!drawing && !asked) {
    asked = true;
    import("../me/OwnFace.svelte").then(
      (module) => (drawing = module.default),
      () => (asked = false), // without a network, whoever is seen next asks again
    );
  }
  return drawing;
}
