/** The sounds of this page. */
import { SoundSettings } from './settings.svelte';
import { Sound } from './sound';

export const soundSettings = new SoundSettings();
export const sound = new Sound(soundSettings);
