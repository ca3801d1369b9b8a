/** What a table's page takes from here. */
export { default as Banner } from './Banner.svelte';
export { default as LiveRegion } from './LiveRegion.svelte';
export { default as TableMenu } from './menu/TableMenu.svelte';
export { default as TopActions } from './menu/TopActions.svelte';
export { default as Motions } from './Motions.svelte';
export { isScene } from './questions';
export { default as Scenes } from './Scenes.svelte';
export { default as Toasts } from './Toasts.svelte';
export { default as Travel } from './Travel.svelte';
