// Everything that is shown once a game is over, as one chunk, which is loaded while the game is played.

export { default as End } from "./End.svelte";
export { default as EndTitle } from "./EndTitle.svelte";
export { default as UprightAssam } from "./UprightAssam.svelte";
