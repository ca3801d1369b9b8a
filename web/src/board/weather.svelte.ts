/** The weather over the board: whether it snows, how dark it is. */
import type { View } from '../lib/wire';
import { read, write } from '../pages/parts/kept';

class Weather {
  #snow = $state(read('snow') !== 'off');

  /** Whether the reader wants to see it snow. */
  get snow(): boolean {
    return this.#snow;
  }
  set snow(on: boolean) {
    this.#snow = on;
    write('snow', on ? 'on' : 'off');
  }
}

export const weather = new Weather();

/** With so much morale nobody is afraid of the dark. */
const BRIGHT = 7;

/** How dark the board is, from 0 with high morale to 1 with none. */
export function gloomOf({ colonies }: View): number {
  const morale = Math.min(...colonies.map((colony) => colony.morale), BRIGHT);
  return 1 - Math.max(0, morale) / BRIGHT;
}

/** How far the day is gone, from 0 in the morning of a round to 1 in its night. */
export function duskOf({ step, turns_left, players }: View): number {
  if (step === 'setup') return 0;
  if (step === 'colony' || step === 'over') return 1;
  return 1 - Math.min(1, turns_left / Math.max(1, players.length));
}
