/** What a table's page takes from here. */
export { default as History } from './History.svelte';
export { default as LastWords } from './LastWords.svelte';
export { panel } from './panel.svelte';
export { default as SidePanel } from './SidePanel.svelte';
export { default as Talk } from './Talk.svelte';
export { default as Bubbles } from './Bubbles.svelte';
