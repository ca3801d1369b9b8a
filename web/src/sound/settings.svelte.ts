/** What the reader wants to hear, kept in this browser. */
import { read, write } from '../pages/parts/kept';

const USUAL_VOLUME = 50;

export class SoundSettings {
  #on = $state(read('sound-on') !== 'off');
  #calls = $state(read('sound') !== 'off');
  // It would never end by itself, so it has to be asked for.
  #wind = $state(read('sound-wind') === 'on');
  #volume = $state(Number(read('sound-volume') || USUAL_VOLUME));

  /** Whether anything is heard at all. */
  get on(): boolean {
    return this.#on;
  }
  set on(on: boolean) {
    this.#on = on;
    write('sound-on', on ? 'on' : 'off');
  }

  /** Whether the reader is called when something is asked and they look elsewhere. */
  get calls(): boolean {
    return this.#calls;
  }
  set calls(on: boolean) {
    this.#calls = on;
    write('sound', on ? 'on' : 'off');
  }

  /** Whether the wind blows all the time. */
  get wind(): boolean {
    return this.#wind;
  }
  set wind(on: boolean) {
    this.#wind = on;
    write('sound-wind', on ? 'on' : 'off');
  }

  /** From 0 to 100. */
  get volume(): number {
    return this.#volume;
  }
  set volume(volume: number) {
    this.#volume = volume;
    write('sound-volume', String(volume));
  }

  get audible(): boolean {
    return this.#on && this.#volume > 0;
  }
}
