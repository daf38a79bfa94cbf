// What only tables of a series, and slow ones, need: loaded there.

export { default as Ask } from "./Ask.svelte";
export { bestOf, seriesLine, winsOf } from "./words";
