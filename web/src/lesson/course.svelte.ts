/** What a lesson tells now: read off where the game stands, and how much of it was read. */
import type { Connection } from '../game/connection.svelte';
import type { Selection } from '../game/selection.svelte';
import type { Step } from '../lib/wire';
import { read, write } from '../pages/parts/kept';
import { sameAnswer } from './targets';

export class Course {
  /** How many of the steps that are told now were read, by where the lesson stood then. */
  #read = $state.raw({ told: -1, steps: 0 });

  constructor(
    readonly connection: Connection,
    readonly selection: Selection,
  ) {
    const [told = -1, steps = 0] = read(this.#kept).split(' ').map(Number);
    this.#read = { told, steps };
    connection.guideAway = read(`${this.#kept} left`) !== '';
  }

  get #kept(): string {
    return `lesson ${this.connection.id}`;
  }

  /** Put the guide away, until it is taken out again. */
  leave(left: boolean): void {
    this.connection.guideAway = left;
    write(`${this.#kept} left`, left ? 'left' : '');
  }

  /** The game has gone another way. */
  strayed = $derived.by(() => this.connection.lesson?.strayed ?? false);
  /** Told one after another, as soon as all that has happened is shown. */
  #inTurn = $derived.by(() => (this.connection.lesson?.steps ?? []).filter((step) => !step.during));
  #done = $derived.by(() => {
    const told = this.connection.lesson?.told ?? 0;
    return this.#read.told === told ? this.#read.steps : 0;
  });

  /** What is told along with the scene that is on, once all of it is seen. */
  caption = $derived.by((): Step | undefined => {
    const { scene, unfolded } = this.connection.clock;
    return scene && unfolded ? this.connection.lesson?.steps.find((step) => step.during === scene.kind) : undefined;
  });

  /** What the learner is to read or do now. */
  step = $derived.by((): Step | undefined => {
    const { clock } = this.connection;
    if (clock.running || clock.scene) return undefined;
    return this.#inTurn[this.#done];
  });

  /** All that was to be read is read: the bots go on. */
  waitsForBots = $derived.by(() => {
    const { clock, lesson } = this.connection;
    return lesson !== null && !clock.running && this.#done >= this.#inTurn.length;
  });

  /** How far the learner has come, of how many steps. */
  number = $derived.by(() => {
    const { lesson } = this.connection;
    const shown = this.caption ?? this.step;
    return (lesson?.told ?? 0) + (shown ? (lesson?.steps.indexOf(shown) ?? 0) + 1 : 0);
  });

  /** The step is read, or what it waits for is on the screen. */
  next(): void {
    const told = this.connection.lesson?.told ?? 0;
    this.#read = { told, steps: this.#done + 1 };
    write(this.#kept, `${told} ${this.#done}`);
  }

  /** Whether the lesson is against an answer. */
  refuses(answer: readonly string[]): boolean {
    if (this.connection.guideAway || this.strayed || !this.connection.lesson?.steps.length) return false;
    const wanted = this.step?.answer;
    return !wanted || !sameAnswer(wanted, answer.join(' '));
  }

  /** Do what the step asks for, in the learner's place. */
  doIt(): void {
    const wanted = this.step?.answer;
    if (!wanted) return this.next();
    for (const { id, answers, kind } of this.selection.questions) {
      const answer = answers?.find((words) => sameAnswer(wanted, words.join(' ')));
      if (answer) void this.selection.decide({ question: id, answer, label: '', verb: kind });
    }
  }
}
