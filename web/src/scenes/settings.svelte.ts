/** What the reader has switched on or off in this browser. */
import { read, write } from '../pages/parts/kept';

type Switch = 'sound' | 'hints';

class Settings {
  #on = $state<Record<Switch, boolean>>({ sound: read('sound') !== 'off', hints: read('hints') !== 'off' });

  get sound(): boolean {
    return this.#on.sound;
  }

  /** Hints for those who play for the first time. */
  get hints(): boolean {
    return this.#on.hints;
  }

  toggle(what: Switch): void {
    this.#on[what] = !this.#on[what];
    write(what, this.#on[what] ? 'on' : 'off');
  }
}

export const settings = new Settings();
