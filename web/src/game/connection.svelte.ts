/** A table over the network: what the server told, kept up to date, and messages to it. It reconnects by itself. */
import { asRead, language } from '../i18n/index.svelte';
import type {
  Accepted,
  Asked,
  ClientMessage,
  EventInfo,
  InsightAnswer,
  Notice,
  Progress,
  Reason,
  Refused,
  Said,
  ServerMessage,
  TableInfo,
  TalkDraft,
  Told,
  Update,
  View,
} from '../lib/wire';
import { settings } from '../scenes/settings.svelte';
import type { Scene } from '../scenes/scene';
import { duration } from '../scenes/timing';
import type { Beat } from './beats';
import { Clock } from './clock.svelte';

export type Phase = 'connecting' | 'open' | 'lost' | 'refused';
type Reply = Accepted | Refused | Reason | InsightAnswer;
/** A message without its id, which is the connection's business. */
type Draft = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, 'id'> : never) : never;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const MOST_SENTENCES = 600;
const MOST_EVENTS = 1500;
/** Close codes from here on mean that the server doesn't want us: no use in coming back. */
const UNWANTED = 4000;
const SEAT_MOVED = 4001;
const NO_SEAT = 4401;

interface Waiting {
  message: ClientMessage;
  settle: (reply: Reply) => void;
}

/** Whether something is to be read before the bots go on: what asks for a decision waits for the learner anyway. */
function botsWait(lesson: Progress | null): boolean {
  return lesson !== null && lesson.steps.some((step) => !step.during) && !lesson.steps.at(-1)?.answer;
}

export class Connection {
  phase = $state<Phase>('connecting');
  /** Why the server doesn't want us, by name: `no-such-table`, `no-spectators`, `seat-moved`, ... */
  refused = $state('');
  info = $state.raw<TableInfo | null>(null);
  /** The table as the screen shows it: never later than what is told. */
  view = $state.raw<View | null>(null);
  /** The last decision that is shown. */
  seq = $state(-1);
  story = $state.raw<Told[]>([]);
  /** The events that `story` tells of. */
  events = $state.raw<EventInfo[]>([]);
  asked = $state.raw<Asked[]>([]);
  talk = $state.raw<Said[]>([]);
  insight = $state.raw<InsightAnswer | null>(null);
  /** Where the lesson of this table stands; nothing where it has none. */
  lesson = $state.raw<Progress | null>(null);
  /** The learner follows the lesson: scenes wait for them. */
  guided = $state(false);
  /** The learner has put the guide away for now. */
  guideAway = $state(false);
  /** What the lesson has against an answer, in words; empty if it may be given. */
  refuses: (answer: readonly string[]) => string = () => '';
  /** When the sand timer is out, in the time of `performance.now()`; 0 where none runs. */
  sandEnds = $state(0);
  /** Messages of a kind that this client doesn't know: it is older than the server. */
  outdated = $state(false);
  /** Something happened while nobody looked, and is shown as it stands now. */
  onmissed: () => void = () => {};
  onnotice: (notice: Notice) => void = () => {};
  /** What is read in a scene, from the cards. */
  paragraphs: (scene: Scene) => readonly string[] = () => [];

  readonly clock: Clock = new Clock(
    {
      show: (view) => (this.view = view),
      tell: (beat) => this.#tell(beat),
      done: (update) => this.#done(update),
    },
    () => (this.#isExplained ? 'step' : settings.pace),
    () => duration('--scene'),
    { paragraphs: (scene) => this.paragraphs(scene), turns: () => !this.watch },
  );

  #socket: WebSocket | null = null;
  /** The last decision that has arrived. */
  #received = -1;
  /** What is shown of a lesson has still to be read: the bots wait. */
  #unread = -1;
  #waiting = new Map<string, Waiting>();
  #wait = FIRST_WAIT;
  #timer = 0;
  #away = false;
  #closed = false;

  /** `watch`: as a spectator, even with a seat: for a screen that everybody sees. */
  constructor(
    readonly id: string,
    public watch = false,
  ) {}

  /** Connect, and stay connected until `close`. */
  open(): void {
    this.#closed = false;
    this.#connect();
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.clock.stop();
    this.#socket?.close();
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
  }

  /** Connect anew from the beginning: with another language, or with another seat. */
  restart(): void {
    this.clock.stop();
    this.seq = this.#received = -1;
    this.story = [];
    this.events = [];
    this.refused = '';
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#connect();
  }

  #connect = (): void => {
    clearTimeout(this.#timer);
    this.phase = 'connecting';
    const base = location.origin.replace(/^http/, 'ws');
    const socket = new WebSocket(
      `${base}/api/tables/${encodeURIComponent(this.id)}/ws?since=${this.#received}&lang=${language()}&words=1&paced=1${this.watch ? '&watch=1' : ''}`,
    );
    this.#socket = socket;
    socket.onmessage = (message: MessageEvent<string>) => this.#receive(message.data);
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code, event.reason);
    };
  };

  #lost(code: number, reason: string): void {
    this.#socket = null;
    if (this.#closed) return;
    if (code === NO_SEAT && !this.watch) {
      this.watch = true; // what we show opens nothing any more: whoever may look on does
      this.#connect();
      return;
    }
    if (code >= UNWANTED && reason !== 'storage' && reason !== 'too-many-sockets') {
      this.phase = 'refused';
      this.refused = code === SEAT_MOVED ? 'seat-moved' : reason;
      return;
    }
    this.phase = 'lost';
    this.#away = true;
    this.#timer = window.setTimeout(this.#connect, this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  #hurry = (): void => {
    if (this.phase === 'lost' && !document.hidden) this.#connect();
  };

  #receive(text: string): void {
    const message = JSON.parse(asRead(text)) as ServerMessage;
    switch (message.type) {
      case 'hello':
        this.#wait = FIRST_WAIT;
        this.phase = 'open';
        this.info = message.table;
        this.talk = message.talk;
        this.#sendAgain();
        break;
      case 'update':
        this.#update(message);
        break;
      case 'table':
        this.info = message.table;
        break;
      case 'said':
        this.talk = [...this.talk.filter((said) => said.n !== message.n), message].sort((a, b) => a.n - b.n);
        break;
      case 'notice':
        this.onnotice(message);
        break;
      case 'accepted':
      case 'refused':
      case 'reason':
      case 'insight':
        this.#settle(message);
        break;
      case 'pong':
        break;
      default:
        this.outdated = true;
        console.warn('unknown message', message);
    }
  }

  #update(update: Update): void {
    const missed = this.#received < 0 || this.#away || document.hidden;
    this.#received = update.seq;
    this.lesson = update.lesson;
    this.sandEnds = update.sand > 0 ? performance.now() + update.sand : 0;
    this.#away = false;
    this.clock.arrive(update, missed);
    if (missed) this.onmissed();
  }

  #tell({ story, events }: Beat): void {
    this.story = [...this.story, ...story].slice(-MOST_SENTENCES);
    this.events = [...this.events, ...events].slice(-MOST_EVENTS);
  }

  /** All of an update is on the screen: now it can be answered. */
  #done({ seq, asked }: Update): void {
    this.seq = seq;
    this.asked = asked;
    if (botsWait(this.lesson)) this.#unread = seq;
    else this.#send({ type: 'shown', seq });
    if (seq === this.#received) void this.#look();
  }

  /** Forecast, odds and memory for the table as it stands now. */
  async #look(): Promise<void> {
    const reply = await this.ask({ type: 'insight' });
    if (reply.type === 'insight' && reply.seq === this.seq) this.insight = reply;
  }

  /** All that the lesson has told is read: the bots go on. */
  haveRead(): void {
    if (this.#unread >= 0) this.#send({ type: 'shown', seq: this.#unread });
    this.#unread = -1;
  }

  /** The lesson has something to say about the scene that is on: it waits for who reads that. */
  get #isExplained(): boolean {
    const kind = this.clock.scene?.kind;
    return this.guided && this.lesson !== null && this.lesson.steps.some(({ during }) => during && during === kind);
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    waiting?.settle(reply);
  }

  /** Decisions on their way when the connection broke are sent again: the server knows them by their ids. */
  #sendAgain(): void {
    for (const { message } of this.#waiting.values()) this.#socket?.send(JSON.stringify(message));
  }

  /** Send a message that nothing comes back for. */
  #send(draft: Draft): void {
    if (this.phase === 'open') this.#socket?.send(JSON.stringify({ ...draft, id: crypto.randomUUID() }));
  }

  /** Send a message; the promise has the server's answer to it. */
  ask(draft: Draft): Promise<Reply> {
    const message = { ...draft, id: crypto.randomUUID() } as ClientMessage;
    return new Promise((settle) => {
      this.#waiting.set(message.id, { message, settle });
      if (this.phase === 'open') this.#socket?.send(JSON.stringify(message));
    });
  }

  /** Answer a question, in the words of one of its answers. */
  decide(question: number, answer: readonly string[]): Promise<Reply> {
    const text = this.refuses(answer);
    if (text) return Promise.resolve({ type: 'refused', id: '', error: 'lesson', text, rule: '', seq: -1 });
    return this.ask({ type: 'decide', question, answer: answer.join(' ') });
  }

  undo(): Promise<Reply> {
    return this.ask({ type: 'undo' });
  }

  /** Why an action can't be done, or isn't an answer to a question: the rule and a sentence, both empty if it can. */
  async why(action: readonly string[], question = 0): Promise<{ rule: string; text: string }> {
    const reply = await this.ask({ type: 'why', action: action.join(' '), question });
    return reply.type === 'reason' ? reply : { rule: '', text: reply.type === 'refused' ? reply.text : '' };
  }

  say(talk: TalkDraft): Promise<Reply> {
    return this.ask({ type: 'say', talk });
  }
}
