/** Where there is room for one colony only, the other one is folded. One tap swaps them. */
import { MediaQuery } from 'svelte/reactivity';

const NARROW = '(max-width: 899px), (max-height: 499px)';

class Opened {
  #narrow = typeof matchMedia === 'function' ? new MediaQuery(NARROW) : { current: false };
  /** The reader looks at the other colony. */
  theirs = $state(false);

  get narrow(): boolean {
    return this.#narrow.current;
  }
}

export const opened = new Opened();
