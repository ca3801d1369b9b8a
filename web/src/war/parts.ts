/** All that only wars show, in one piece. */
export { default as Clock } from './Clock.svelte';
export { default as Head } from './Head.svelte';
export { default as Moves } from './Moves.svelte';
export { default as Opposite } from './Opposite.svelte';
export { default as Pairs } from './Pairs.svelte';
export { default as Sand } from './Sand.svelte';
export { default as Standing } from './Standing.svelte';
export { default as Status } from './Status.svelte';
export { default as Town } from './Town.svelte';
