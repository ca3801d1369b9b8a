/** What only games of Long Night need is loaded when there is one. */
import type { View } from '../lib/wire';

type Parts = typeof import('./parts');

class Lazy {
  parts = $state.raw<Parts | null>(null);
  #asked = false;

  /** Load it, if this game needs it. */
  need(view: View | null): void {
    if (this.#asked || view?.options.box !== 'long-night') return;
    this.#asked = true;
    void import('./parts').then((parts) => (this.parts = parts));
  }
}

export const night = new Lazy();
