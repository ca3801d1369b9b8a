/** What the table sounds like. Nothing is loaded, and nothing plays, before the first gesture, or if nobody wants it. */
import type { SoundSettings } from './settings.svelte';
import type { Effect, Synth } from './synth';

const GESTURES = ['pointerdown', 'keydown'] as const;

export class Sound {
  #audio: AudioContext | null = null;
  #synth: Synth | null = null;

  constructor(
    readonly settings: SoundSettings,
    readonly load: () => Promise<typeof import('./synth')> = () => import('./synth'),
  ) {}

  /** Be ready from the first gesture on; gives how to stop. */
  listen(): () => void {
    const wake = () => void this.wake();
    const hide = () => this.tune();
    for (const gesture of GESTURES) addEventListener(gesture, wake);
    document.addEventListener('visibilitychange', hide);
    return () => {
      for (const gesture of GESTURES) removeEventListener(gesture, wake);
      document.removeEventListener('visibilitychange', hide);
      this.#synth?.blow(false);
    };
  }

  /** Browsers let sound begin within a gesture only, and may stop it later. */
  async wake(): Promise<void> {
    if (!this.settings.audible || !('AudioContext' in globalThis)) return;
    this.#audio ??= new AudioContext();
    if (this.#audio.state === 'suspended') void this.#audio.resume();
    if (this.#synth) return;
    const loaded = await this.load().catch(() => null); // one can do without
    if (loaded) this.#synth ??= new loaded.Synth(this.#audio);
    this.tune();
  }

  play(effect: Effect): void {
    if (this.settings.audible && this.#audio?.state === 'running') this.#synth?.play(effect);
  }

  /** Call the reader, who looks elsewhere. */
  call(): void {
    if (this.settings.calls) this.play('call');
  }

  /** Follow the settings. Nobody hears the wind of a page that they don't see. */
  tune(): void {
    const { audible, volume, wind } = this.settings;
    this.#synth?.tune(audible ? volume / 100 : 0);
    this.#synth?.blow(audible && wind && !document.hidden);
  }
}
