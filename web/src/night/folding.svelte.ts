/** Whether the column of the modules is open: by the room there is, until somebody folds it by hand. */
import { MediaQuery } from 'svelte/reactivity';

/** Where the column, or on tall phones the third row of the board, has its room. */
const ROOM = '(min-width: 1180px) and (min-height: 500px), (max-width: 899px) and (min-height: 800px)';

class Folding {
  #room = typeof matchMedia === 'function' ? new MediaQuery(ROOM) : { current: true };
  #byHand = $state<{ room: boolean; open: boolean } | null>(null);

  /** There is room for it beside the board; else it lies over it. */
  get room(): boolean {
    return this.#room.current;
  }

  get open(): boolean {
    return this.#byHand?.room === this.room ? this.#byHand.open : this.room;
  }

  set open(open: boolean) {
    this.#byHand = { room: this.room, open };
  }
}

export const folding = new Folding();
