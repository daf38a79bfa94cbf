// The scenes of the cards by the way to play that each shows; loaded together, after all that can be used.

import type { Component } from "svelte";
import Friends from "./Friends.svelte";
import Learn from "./Learn.svelte";
import OneScreen from "./OneScreen.svelte";
import Replay from "./Replay.svelte";
import Rules from "./Rules.svelte";
import SetUp from "./SetUp.svelte";
import Square from "./Square.svelte";

export { default as SceneRugs } from "./SceneRugs.svelte";

export const scenes: Readonly<Record<string, Component>> = {
  link: Friends,
  here: OneScreen,
  learn: Learn,
  lobby: Square,
  replay: Replay,
  rules: Rules,
  new: SetUp,
};
