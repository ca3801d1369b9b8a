/** What the reader has switched on or off in this browser. */
import { type Pace, PACES } from '../game/pace';
import { read, write } from '../pages/parts/kept';

class Settings {
  #askToEnd = $state(read('ask-to-end') !== 'off');

  /** How fast this browser tells what happens. */
  #pace = $state<Pace>(PACES.find((pace) => pace === read('pace')) ?? 'normal');

  get pace(): Pace {
    return this.#pace;
  }

  set pace(pace: Pace) {
    this.#pace = pace;
    write('pace', pace);
  }

  /** Ask before a turn ends with dice that could be used. */
  get askToEnd(): boolean {
    return this.#askToEnd;
  }

  toggleAskToEnd(): void {
    this.#askToEnd = !this.#askToEnd;
    write('ask-to-end', this.#askToEnd ? 'on' : 'off');
  }
}

export const settings = new Settings();
