/** Scenes one after the other, each step by step. When too many wait, the older ones become one line. */
import { restOf, type Scene, stepsOf, takesStage } from './scene';

const MOST_WAITING = 3;
/** How long a small scene stays if others wait for their turn. */
const SHORT_REST = 1300;

export class Queue {
  current = $state.raw<Scene | null>(null);
  /** How far the current scene has unfolded. */
  step = $state(0);
  waiting = $state.raw<Scene[]>([]);
  /** Scenes that there was no time for. */
  passed = $state.raw<Scene[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `pace`: how many milliseconds a step takes; 0 for those who want nothing to move. */
  constructor(readonly pace: () => number) {}

  push(scenes: readonly Scene[]): void {
    this.waiting = [...this.waiting, ...scenes];
    if (!this.current) this.#next();
    while (this.waiting.length > MOST_WAITING) this.#passOver();
  }

  /** Unfold the current scene at once; if all of it is seen, go on to the next. */
  skip(): void {
    if (!this.current) return;
    if (this.unfolded) this.#next();
    else this.#unfold(stepsOf(this.current));
  }

  get unfolded(): boolean {
    return this.current !== null && this.step >= stepsOf(this.current);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.current = null;
    this.waiting = [];
    this.passed = [];
  }

  /** Small scenes are given up first. */
  #passOver(): void {
    const small = this.waiting.findIndex((scene) => !takesStage(scene));
    const victim = small < 0 ? 0 : small;
    this.passed = [...this.passed, ...this.waiting.slice(victim, victim + 1)];
    this.waiting = this.waiting.toSpliced(victim, 1);
  }

  #next(): void {
    clearTimeout(this.#timer);
    const [next, ...others] = this.waiting;
    this.waiting = others;
    this.current = next ?? null;
    this.step = 0;
    if (!next) this.passed = [];
    else this.#unfold(this.pace() > 0 ? 0 : stepsOf(next));
  }

  #unfold(step: number): void {
    if (!this.current) return;
    clearTimeout(this.#timer);
    this.step = step;
    const wait = this.unfolded ? this.#rest(this.current) : this.pace();
    this.#timer = setTimeout(() => (this.unfolded ? this.#next() : this.#unfold(step + 1)), wait);
  }

  #rest(scene: Scene): number {
    const hurry = this.waiting.length > 0 && !takesStage(scene);
    return hurry ? Math.min(SHORT_REST, restOf(scene)) : restOf(scene);
  }
}
