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
export { default as AskedCombat } from './AskedCombat.svelte';
export { default as Ballot } from './Ballot.svelte';
export { default as ElectionStage } from './ElectionStage.svelte';
export { default as ToldCombat } from './ToldCombat.svelte';
export { default as TvBand } from './TvBand.svelte';
