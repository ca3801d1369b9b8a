/** What the reader has switched on or off in this browser. */
import { type Pace, PACES } from '../game/pace';
import { read, write } from '../pages/parts/kept';

class Settings {
  /** How fast this browser tells what happens. */
  #pace = $state<Pace>(PACES.find((pace) => pace === read('pace')) ?? 'normal');

  get pace(): Pace {
    return this.#pace;
  }

  set pace(pace: Pace) {
    this.#pace = pace;
    write('pace', pace);
  }
}

export const settings = new Settings();
