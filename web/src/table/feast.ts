// What is shown once a game is over, in one file: it is loaded while the game is played.

export { default as End } from "./End.svelte";
export { default as EndTitle } from "./EndTitle.svelte";
export { default as Standing } from "./Standing.svelte";
