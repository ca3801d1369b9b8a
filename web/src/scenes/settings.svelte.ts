/** What the reader has switched on or off in this browser. */
import { read, write } from '../pages/parts/kept';

class Settings {
  #sound = $state(read('sound') !== 'off');

  get sound(): boolean {
    return this.#sound;
  }

  toggleSound(): void {
    this.#sound = !this.#sound;
    write('sound', this.#sound ? 'on' : 'off');
  }
}

export const settings = new Settings();
