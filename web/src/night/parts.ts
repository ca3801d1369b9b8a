/** All that only games of Long Night show, in one piece. */
export { default as BanditsStrip } from './scenes/BanditsStrip.svelte';
export { default as EncounterStage } from './scenes/EncounterStage.svelte';
export { default as ImprovementScene } from './scenes/ImprovementScene.svelte';
export { default as LaidCode } from './scenes/LaidCode.svelte';
export { default as LockdownSide } from './scenes/LockdownSide.svelte';
export { default as LockdownStrip } from './scenes/LockdownStrip.svelte';
export { default as RaidStage } from './scenes/RaidStage.svelte';
export { default as Graveyard } from './Graveyard.svelte';
export { default as Modules } from './Modules.svelte';
export { default as RaidTile } from './RaidTile.svelte';
export { default as Works } from './Works.svelte';
export { default as GraveyardText } from './sheets/GraveyardText.svelte';
export { default as LootText } from './sheets/LootText.svelte';
export { default as WorksText } from './sheets/WorksText.svelte';
