/** What only wars of two colonies need is loaded when there is one. */
import type { View } from '../lib/wire';

type Parts = typeof import('./parts');

class Lazy {
  parts = $state.raw<Parts | null>(null);
  #asked = false;

  /** Load it, if this game needs it. */
  need(view: View | null): void {
    if (this.#asked || !isWar(view)) return;
    this.#asked = true;
    void import('./parts').then((parts) => (this.parts = parts));
  }
}

export const war = new Lazy();

/** Whether two colonies share the town. */
export function isWar(view: View | null): boolean {
  return (view?.colonies.length ?? 0) > 1;
}
