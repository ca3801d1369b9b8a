/** Whether the reader is asked to confirm the end of a turn: once in each, wherever the button stands. */

class Ending {
  #asked = $state('');
  #open = $state(false);

  /** Ask now, unless it was asked in this turn already. */
  ask(turn: string): boolean {
    if (this.#asked === turn) return false;
    this.#asked = turn;
    this.#open = true;
    return true;
  }

  isAsking(turn: string): boolean {
    return this.#open && this.#asked === turn;
  }

  close(): void {
    this.#open = false;
  }
}

export const ending = new Ending();
