/** What the player has picked, and what can be done with it: what the dock offers and the board lights up. */
import type { Odds, QuestionView } from '../lib/wire';
import { type Action, actionsOf, attacksPeople, type Deed, deedsOf, placeKey, seatOf, withDie } from './acting';
import type { Connection } from './connection.svelte';

/** `table`: what can be done without anything of one's own, like asking for a card. */
export type Picked = { kind: 'survivor' | 'card' | 'die' | 'power' | 'table'; id: string };

/** One legal answer that a target stands for. */
export interface Choice {
  question: number;
  answer: readonly string[];
  label: string;
  /** What it does, for its sign on the board. */
  verb: string;
}

/** A decision of this player that may be taken back. */
export interface Done {
  label: string;
  seq: number;
}

/** Why something wasn't done, and the rule. */
export interface Refusal {
  error: string;
  text: string;
  rule: string;
}

export class Selection {
  #pick = $state.raw<{ thing: Picked; question: number } | null>(null);
  #narrowed = $state.raw<{ key: string; question: number } | null>(null);
  #done = $state.raw<Done[]>([]);
  #undoneAt = $state(-1);
  /** The die that was picked; 0: the smallest that will do. */
  die = $state(0);
  /** A decision is on its way. */
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);

  constructor(readonly connection: Connection) {}

  /** What is asked of this seat: what is waited for, and what may be done while somebody else is to move (W4.11). */
  questions = $derived.by(() => {
    const { view } = this.connection;
    return (view?.questions ?? []).filter(
      ({ wait, kind, answers }) => (wait !== 'never' || kind === 'action') && answers?.length,
    );
  });
  /** Anything but "What do you do?" comes first. */
  question = $derived(this.questions.find((question) => question.kind !== 'action'));
  turn = $derived(this.question ? undefined : this.questions.find((question) => question.kind === 'action'));
  #open = $derived((this.question ?? this.turn)?.id ?? -1);

  /** Somebody else is to move; cards may be asked for meanwhile. */
  waits = $derived(this.turn?.wait === 'never');

  actions = $derived.by(() => {
    if (!this.turn) return [];
    const { view, asked } = this.connection;
    const where = new Map(view?.survivors.map((survivor) => [survivor.id, survivor.place]));
    const { id } = this.turn;
    return actionsOf(
      this.turn,
      asked.find((words) => words.question === id),
      where,
    );
  });

  picked = $derived(this.#pick?.question === this.#open ? this.#pick.thing : null);
  /** The deed or target that the player looks at more closely; empty for none. */
  narrowed = $derived(this.#narrowed?.question === this.#open ? this.#narrowed.key : '');
  /** What can be done with what is picked. */
  deeds = $derived(deedsOf(this.actions.filter((action) => concerns(action, this.picked))));
  /** The deed whose targets are to be chosen from, if it is down to one. */
  deed = $derived(this.deeds.find((deed) => deed.key === this.narrowed));

  /** Things of mine that something can be done with now: `survivor:ashley-ross`, `card:lighter@school`, `die:5`. */
  able = $derived.by((): ReadonlySet<string> => {
    const found = new Set<string>();
    for (const { survivor, card, fuel, die } of this.actions) {
      if (survivor) found.add(`survivor:${survivor}`);
      if (card || fuel) found.add(`card:${card || fuel}`);
      if (die) found.add(`die:${die}`);
    }
    return found;
  });

  /** Places on the board where a tap does something, by target key. */
  targets = $derived.by((): ReadonlyMap<string, readonly Choice[]> => {
    const found = new Map<string, Choice[]>();
    for (const { target, choice } of this.question ? this.#answerTargets() : this.#actionTargets())
      if (target) found.set(target, [...(found.get(target) ?? []), choice]);
    return found;
  });

  #actionTargets() {
    const deeds = this.deed
      ? [this.deed]
      : ['survivor', 'card'].includes(this.picked?.kind ?? '')
        ? usual(this.deeds)
        : [];
    return deeds
      .flatMap((deed) => withDie(deed.actions, this.die))
      .map((action) => ({ target: action.target, choice: this.choiceOf(action) }));
  }

  #answerTargets() {
    const question = this.question as QuestionView;
    const answers = question.kind === 'move' ? this.#movesOfPicked(question) : this.choices;
    return answers.map((choice) => ({ target: answerTarget(question, choice.answer), choice }));
  }

  #movesOfPicked(question: QuestionView): Choice[] {
    const movers = new Set(question.answers?.map((answer) => answer[1]));
    const mover = this.picked?.id ?? (movers.size === 1 ? [...movers][0] : '');
    return this.choices.filter((choice) => choice.answer[1] === mover);
  }

  /** The answers to the open question that isn't about actions. */
  choices = $derived.by((): Choice[] => {
    const { question } = this;
    if (!question) return [];
    const labels = this.connection.asked.find((asked) => asked.question === question.id)?.answers;
    return (question.answers ?? []).map((answer, n) => ({
      question: question.id,
      answer,
      label: labels?.[n] ?? answer.join(' '),
      verb: question.kind,
    }));
  });

  choiceOf(action: Action): Choice {
    return { question: this.turn?.id ?? -1, answer: action.words, label: action.label, verb: action.verb };
  }

  /** What an answer risks, if it leads to an exposure roll. */
  odds(answer: readonly string[]): Odds | undefined {
    const { insight, seq } = this.connection;
    const words = answer.join(' ');
    return insight?.seq === seq ? insight.odds.find((odds) => odds.answers.includes(words)) : undefined;
  }

  /** Pick a thing, or put down what is picked. A die picked before stays picked with a survivor, and the other way. */
  pick(thing: Picked | null): void {
    this.refusal = null;
    this.#narrowed = null;
    if (thing?.kind === 'die' && this.picked?.kind === 'survivor') {
      this.die = this.die === Number(thing.id) ? 0 : Number(thing.id);
      return;
    }
    const again = thing && this.picked?.kind === thing.kind && this.picked.id === thing.id;
    this.#pick = thing && !again ? { thing, question: this.#open } : null;
    if (thing?.kind === 'die') this.die = again ? 0 : Number(thing.id);
    else if (thing?.kind !== 'survivor' || again) this.die = 0;
  }

  /** Keep only the targets of one deed, or go back to all of them. */
  narrow(key: string): void {
    this.#narrowed = key ? { key, question: this.#open } : null;
  }

  /** One step back: from the targets of a deed to the deeds, from those to nothing picked. */
  back(): void {
    if (this.narrowed) this.narrow('');
    else this.pick(null);
  }

  /** A tap on a target: it is done, unless several things could be meant; then the dock asks which. */
  choose(target: string): void {
    const choices = this.targets.get(target) ?? [];
    const [only, ...others] = choices;
    if (only && others.length === 0) void this.decide(only);
    else if (only) this.narrow(target);
  }

  /** Do a deed at once if there is one way to do it; else show its targets. */
  do(deed: Deed): void {
    const actions = withDie(deed.actions, this.die);
    if (actions.length === 1) void this.decide(this.choiceOf(actions[0] as Action));
    else this.narrow(deed.key);
  }

  async decide(choice: Choice): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refusal = null;
    const reply = await this.connection.decide(choice.question, choice.answer);
    this.busy = false;
    this.die = 0;
    if (reply.type === 'accepted') this.#done = [...this.#done, { label: choice.label, seq: reply.seq }];
    if (reply.type === 'refused') this.refusal = reply;
    this.#pick = null;
    this.#narrowed = null;
  }

  /** My last decision, while nobody has decided since. */
  undoable = $derived.by(() => {
    const last = this.#done.at(-1);
    const { seq, clock } = this.connection;
    if (clock.running) return undefined; // there is more to see first
    return last && (last.seq === seq || this.#undoneAt === seq) ? last : undefined;
  });

  async undo(): Promise<void> {
    this.pick(null);
    const reply = await this.connection.undo();
    if (reply.type === 'refused') this.refusal = reply;
    if (reply.type !== 'accepted') return;
    this.#undoneAt = reply.seq;
    this.#done = this.#done.slice(0, -1);
  }

  /** Let the table vote on going back to before my last decision. */
  async proposeRewind(): Promise<void> {
    const last = this.#done.at(-1);
    if (!last) return;
    const reply = await this.connection.ask({ type: 'propose', kind: 'rewind', to: last.seq });
    this.refusal = reply.type === 'refused' ? reply : null;
  }
}

function concerns(action: Action, picked: Picked | null): boolean {
  switch (picked?.kind) {
    case 'survivor':
      return action.survivor === picked.id;
    case 'card':
      return action.card === picked.id || action.fuel === picked.id;
    case 'power':
      return action.power === picked.id;
    case 'die':
      return action.die === Number(picked.id);
    case 'table':
      return action.survivor === 'table' || (!action.survivor && !action.card && !action.die && action.verb !== 'end');
    default:
      return false;
  }
}

/** Deeds whose targets light up only when they were asked for: nobody attacks a friend by a slip of the finger. */
const ON_REQUEST = new Set(['hand-off', 'add-equipped']);

/** A place that is tapped means going there on foot; with fuel only if that was chosen, or is the only way. */
function usual(deeds: readonly Deed[]): Deed[] {
  const walkers = new Set(deeds.filter((deed) => deed.verb === 'move' && !deed.fuel).map((deed) => deed.survivor));
  return deeds
    .filter((deed) => !deed.fuel || !walkers.has(deed.survivor))
    .filter((deed) => !ON_REQUEST.has(deed.verb) && !attacksPeople(deed));
}

/** Where on the board the answer to a question points. */
function answerTarget({ kind, args }: QuestionView, [verb = '', first = '', second = '']: readonly string[]): string {
  switch (verb) {
    case 'entrance':
      return `entrance:${args[1] ?? ''}:${first}`;
    case 'place':
      return placeKey(first);
    case 'move':
      return placeKey(second);
    case 'survivor':
    case 'leader':
      return `survivor:${first}`;
    case 'equip':
      return `survivor:${second}`;
    case 'target':
      return first === 'zombie' ? '' : `survivor:${first}`;
    case 'player':
    case 'take':
      return kind === 'player' || /^p\d+$/.test(first) ? `player:${seatOf(first)}` : '';
    default:
      return '';
  }
}
