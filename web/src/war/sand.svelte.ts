/** The sand timer as this screen counts it: the server alone decides when it is out. */

/** From here on it is late. */
export const LATE = 30;
/** Seconds at which those who listen are told. */
export const CALLS = [60, 30, 10, 5];
const TICK = 250;

export class Sand {
  /** Seconds that are left; null while no timer runs. */
  left = $state<number | null>(null);
  /** Seconds that it runs in all. */
  whole = $state(1);
  #ends = 0;
  #tick: ReturnType<typeof setInterval> | undefined;

  constructor(readonly now: () => number = () => performance.now()) {}

  /** Count down to a moment; 0: no timer runs. After a crash the server gives the time back, and the moment is another. */
  follow(ends: number, whole: number): void {
    if (ends === this.#ends) return;
    this.stop();
    if (ends <= 0) return;
    this.#ends = ends;
    this.whole = Math.max(1, whole);
    this.#count();
    this.#tick = setInterval(() => this.#count(), TICK);
  }

  stop(): void {
    clearInterval(this.#tick);
    this.#ends = 0;
    this.left = null;
  }

  get late(): boolean {
    return this.left !== null && this.left <= LATE;
  }

  #count(): void {
    this.left = Math.max(0, Math.ceil((this.#ends - this.now()) / 1000));
  }
}

/** One for the page. */
export const sand = new Sand();

/** As people read a clock: 1:24. */
export function clockWords(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
