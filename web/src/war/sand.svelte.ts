/** The sand timer as this screen counts it: the server alone decides when it is out. */
import type { View } from '../lib/wire';

/** From here on it is late. */
export const LATE = 30;
/** Seconds at which those who listen are told. */
export const CALLS = [60, 30, 10, 5];

export class Sand {
  /** Seconds that are left; null while no timer runs. */
  left = $state<number | null>(null);
  /** Seconds that it runs in all. */
  whole = $state(1);
  #timer = 0;
  #began = 0;
  /** When it will be through, once the server has said so. */
  #through: number | null = null;
  #tick: ReturnType<typeof setInterval> | undefined;

  constructor(readonly now: () => number = () => performance.now()) {}

  /** So many milliseconds are left, says the server; 0 where none runs. After a pause or a restart it is the whole time again. */
  told(milliseconds: number): void {
    this.#through = milliseconds > 0 ? this.now() + milliseconds : null;
    if (this.#timer) this.#count();
  }

  /** Count down along with the table; a timer that ran before this screen came is counted from then. */
  follow({ timer, step, options }: Pick<View, 'timer' | 'step' | 'options'>): void {
    const runs = timer > 0 && step === 'actions';
    if (!runs) return this.stop();
    if (timer === this.#timer) return;
    this.#timer = timer;
    this.#began = this.now();
    this.whole = Math.max(1, options.timer);
    this.#count();
    clearInterval(this.#tick);
    this.#tick = setInterval(() => this.#count(), 250);
  }

  stop(): void {
    clearInterval(this.#tick);
    this.#timer = 0;
    this.left = null;
  }

  get late(): boolean {
    return this.left !== null && this.left <= LATE;
  }

  #count(): void {
    const through = this.#through ?? this.#began + this.whole * 1000;
    this.left = Math.min(this.whole, Math.max(0, Math.ceil((through - this.now()) / 1000)));
  }
}

/** One for the page. */
export const sand = new Sand();

/** As people read a clock: 1:24. */
export function clockWords(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
