/**
 * One clock for the whole screen: header, board, rail, dock and scenes show the same moment, whatever has arrived since.
 *
 * Updates wait here in parts. A scene plays over the table as it stood before it; when all of it is seen the table
 * changes; what is asked comes when the scene has left. Nobody's game waits for this but the reader's own, alone with
 * bots.
 */
import { restOf, type Scene, stepsOf, takesStage } from '../scenes/scene';
import { isTelling } from '../scenes/telling';
import type { QuestionView, Update, View } from '../lib/wire';
import { actorOf, type Beat, beatsOf } from './beats';
import type { Pace } from './pace';

/** How many times as long as it is meant everything stays. */
const TIMES = { step: 1, slow: 1.8, normal: 1, instant: 0 } as const;
/** Milliseconds for reading what somebody else did: a look, and so much for each letter. */
const A_LOOK = 500;
const A_LETTER = 22;
const LONGEST_LOOK = 3000;
/** When so many parts wait, those that are no scene go by quickly; when so many, the reader is told the outcome. */
const HURRY = 8;
const TOO_MANY = 40;
const QUICKLY = 200;
/** Milliseconds for a small scene when others wait. */
const SHORT_REST = 1300;
/** Milliseconds for a letter that is read aloud. */
const A_LETTER_ALOUD = 55;

export interface Screen {
  /** How the table stands on the screen now. */
  show: (view: View) => void;
  /** What happened in this part is told now. */
  tell: (beat: Beat) => void;
  /** All of an update is shown. */
  done: (update: Update) => void;
}

/** How stories are read on this screen. */
export interface Reading {
  paragraphs: (scene: Scene) => readonly string[];
  /** Whether somebody sits at it who turns the pages. */
  turns: () => boolean;
}

export class Clock {
  /** What is being told, or was last. */
  beat = $state.raw<Beat | null>(null);
  /** What has been told last: not the scene that still unfolds. */
  told = $state.raw<Beat | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** How far the scene has unfolded. */
  step = $state(0);
  waiting = $state.raw<Beat[]>([]);
  /** Something is being told. */
  running = $state(false);
  /** Waits for a tap, not for time. */
  held = $state(false);
  #scenes: Scene[] = [];
  #asking: QuestionView[] = [];
  #shown: View | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `stepTime`: how many milliseconds a step of a scene takes; 0 for those who want nothing to move. */
  constructor(
    readonly screen: Screen,
    readonly pace: () => Pace,
    readonly stepTime: () => number,
    readonly reading: Reading = { paragraphs: () => [], turns: () => true },
  ) {}

  /** `at once`: it happened while nobody looked, or long ago. */
  arrive(update: Update, atOnce: boolean): void {
    this.waiting = [...this.waiting, ...beatsOf(update)];
    const hopeless = this.waiting.length > TOO_MANY && !(this.held && this.#isRead);
    const late = this.scene !== null && takesStage(this.scene) && underSand(update.view);
    if (atOnce || this.pace() === 'instant' || hopeless || late) this.catchUp();
    else if (!this.running) this.#next();
  }

  /** Everything that waits is told, and shown as it stands in the end. */
  catchUp(): void {
    clearTimeout(this.#timer);
    if (this.beat && this.running) this.#leave(this.beat);
    for (const beat of this.waiting) {
      this.beat = beat;
      this.#leave(beat);
    }
    this.waiting = [];
    this.#rest();
  }

  /** Whether all of the scene is seen. */
  get unfolded(): boolean {
    return this.scene !== null && this.step >= this.#steps(this.scene);
  }

  /** A story is on: it isn't taken away from who reads it. */
  get #isRead(): boolean {
    return this.scene !== null && isTelling(this.scene);
  }

  /** See all of the scene at once; if all of it is seen, go on. */
  skip(): void {
    if (!this.running || !this.beat) return;
    if (this.scene && !this.unfolded) this.#unfold(this.#steps(this.scene));
    else this.#goOn();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.waiting = [];
    this.#rest();
  }

  #rest(): void {
    this.running = this.held = false;
    this.scene = null;
    this.#scenes = [];
  }

  #next(): void {
    const [beat, ...others] = this.waiting;
    this.waiting = others;
    if (!beat) return this.#rest();
    this.running = true;
    this.beat = beat;
    this.#asking = this.#stillAsked();
    const covered = this.#asking.length > 0 || underSand(this.waiting.at(-1)?.after ?? beat.after);
    this.#scenes = covered ? beat.scenes.filter((scene) => !takesStage(scene)) : beat.scenes;
    if (this.#scenes.length > 0) {
      this.#showUnasked(beat.before);
      this.#nextScene();
    } else {
      this.scene = null;
      this.#tell(beat);
      this.#showUnasked(beat.after);
      this.#wait(this.#look(beat));
    }
  }

  /** What the reader is asked all the time: it isn't covered, and doesn't go away while something is told. */
  #stillAsked(): QuestionView[] {
    const open = new Set(askedOf(this.#shown).map(({ id }) => id));
    const latest = this.waiting.at(-1) ?? this.beat;
    return askedOf(latest?.after ?? null).filter(({ id }) => open.has(id));
  }

  #nextScene(): void {
    const [scene, ...others] = this.#scenes;
    this.#scenes = others;
    this.scene = scene ?? null;
    if (scene) this.#unfold(this.stepTime() > 0 ? 0 : this.#steps(scene));
  }

  #unfold(step: number): void {
    const { scene, beat } = this;
    if (!scene || !beat) return;
    clearTimeout(this.#timer);
    this.step = step;
    if (!this.unfolded) {
      this.#timer = setTimeout(() => this.#unfold(step + 1), this.#stepTime(scene) * TIMES[this.pace()]);
      return;
    }
    if (this.#scenes.length === 0) {
      this.#tell(beat);
      if (scene.kind !== 'over') this.#showUnasked(beat.after);
    }
    this.#wait(this.#rested(scene) * TIMES[this.pace()]);
  }

  /** A story unfolds paragraph by paragraph. */
  #steps(scene: Scene): number {
    return isTelling(scene) ? Math.max(0, this.reading.paragraphs(scene).length - 1) : stepsOf(scene);
  }

  /** The next paragraph comes when the one before can have been read. */
  #stepTime(scene: Scene): number {
    return isTelling(scene) ? this.#aloud(this.reading.paragraphs(scene)[this.step] ?? '') : this.stepTime();
  }

  #aloud(text: string): number {
    return A_LETTER_ALOUD * text.length;
  }

  /** A scene that leaves the table open stays only shortly when others wait. */
  #rested(scene: Scene): number {
    if (isTelling(scene)) {
      const paragraphs = this.reading.paragraphs(scene);
      return restOf(scene) + this.#aloud(paragraphs.slice(this.stepTime() > 0 ? -1 : 0).join(' '));
    }
    const hurry = !takesStage(scene) && this.waiting.length > 0;
    return hurry ? Math.min(SHORT_REST, restOf(scene)) : restOf(scene);
  }

  /** Stay like this for a while, or until the reader goes on. */
  #wait(time: number): void {
    clearTimeout(this.#timer);
    this.held = time > 0 && (this.pace() === 'step' || (this.#isRead && this.reading.turns()));
    if (time <= 0) this.#goOn();
    else if (!this.held) this.#timer = setTimeout(() => this.#goOn(), time);
  }

  #goOn(): void {
    clearTimeout(this.#timer);
    this.held = false;
    if (this.#scenes.length > 0) return this.#nextScene();
    if (this.waiting.length > TOO_MANY) return this.catchUp();
    if (this.beat) this.#leave(this.beat);
    this.#next();
  }

  #leave(beat: Beat): void {
    this.#tell(beat);
    this.#show(beat.after);
    if (beat.ends) this.screen.done(beat.ends);
  }

  #tell(beat: Beat): void {
    if (this.told === beat) return;
    this.told = beat;
    this.screen.tell(beat);
  }

  /** The table while something is told: new questions wait. */
  #showUnasked(view: View): void {
    this.#show({ ...view, questions: this.#asking, awaited: [] });
  }

  #show(view: View): void {
    this.#shown = view;
    this.screen.show(view);
  }

  /** How long somebody else's deed is looked at; one's own isn't waited for. */
  #look(beat: Beat): number {
    if (actorOf(beat) === beat.after.seat || beat.story.length === 0 || actsWithOther(beat.after)) return 0;
    const letters = beat.story.reduce((sum, { text }) => sum + text.length, 0);
    const look = Math.min(LONGEST_LOOK, A_LOOK + A_LETTER * letters);
    return (this.waiting.length > HURRY ? QUICKLY : look) * TIMES[this.pace()];
  }
}

/** The questions that the reader has to answer. */
function askedOf(view: View | null): QuestionView[] {
  return view?.questions.filter(({ wait, answers }) => wait !== 'never' && answers) ?? [];
}

/** The reader acts at the same time as somebody else: nobody's deeds hold them up. */
export function actsWithOther({ turns, step, seat }: View): boolean {
  return turns.length > 1 && step === 'actions' && turns.some((turn) => turn.seat === seat && !turn.done);
}

/** The sand runs for the reader: no scene may take the screen. */
export function underSand(view: View): boolean {
  return view.timer > 0 && actsWithOther(view);
}
