/** Hints for a first game: which of them fit the moment, and which the player has had enough of. */
import type { PlaceView, View } from '../../lib/wire';
import { read, write } from '../parts/kept';

export const HINTS = [
  'exile',
  'accuse',
  'influence',
  'spread',
  'noise',
  'frostbite',
  'action',
  'scenario',
  'bolts',
  'secret',
  'crisis',
  'crossroads',
  'vote',
  'improvements',
  'bandits',
  'hideout',
  'raxxon',
  'special',
  'night',
  'unruly',
  'despair',
  'trap',
  'hunger',
  'helpless',
  'half',
  'waste',
  'death',
] as const;
export type Hint = (typeof HINTS)[number];

/** What the guided first game has told. */
export const TAUGHT: readonly Hint[] = [
  'influence',
  'noise',
  'frostbite',
  'action',
  'secret',
  'crisis',
  'crossroads',
  'vote',
  'night',
  'half',
  'waste',
];

const SEEN = 'hints-seen';
const OFF = 'hints-off';
const EVERYBODY = '';
const MUCH_WASTE = 5;

/** The hints that fit the moment; the first matters most. */
export function hintsFor(view: View): Hint[] {
  const me = view.players.find((player) => player.seat === view.seat);
  if (!me || !view.mine || view.step === 'over') return [];
  const asked = view.questions.filter((question) => question.seats.includes(view.seat) && question.wait !== 'never');
  const own = view.survivors.filter(({ owner }) => owner === view.seat);
  const is: Record<Hint, boolean> = {
    exile: me.exiled,
    influence: asked.some((question) => question.kind === 'group'),
    spread: asked.some((question) => question.kind === 'spread'),
    noise: asked.some((question) => question.kind === 'search'),
    frostbite: own.some(({ frostbite }) => frostbite > 0),
    accuse: asked.some((question) => question.kind === 'accuse'),
    scenario: view.options.scenario !== '' && view.round >= 1,
    bolts: view.objective === 'r2@chapter',
    action: asked.some((question) => question.kind === 'action'),
    secret: view.mine.objective !== '' && view.round >= 1,
    crisis: view.crisis !== '',
    crossroads: view.guard === view.seat,
    vote: asked.some((question) => question.kind === 'vote'),
    improvements: view.row.length > 0,
    bandits: view.places.some(({ bandits }) => bandits > 0) && !view.closed.includes('bandit-attacks'),
    hideout: view.loot.length > 0 && !view.closed.includes('hideout'),
    raxxon: view.experiment !== '' && !view.closed.includes('lockdown'),
    special: view.encounters.length > 0,
    night: view.round >= 2,
    unruly: view.colonies.some(({ unruly }) => unruly > 0),
    despair: view.survivors.some(({ owner, despair }) => owner === view.seat && despair > 0),
    trap: view.places.some(({ traps }) => traps.some((n) => n > 0)),
    hunger: view.colonies.some((colony) => colony.starvation > 0),
    helpless: view.colonies.some(({ helpless }) => helpless > 0),
    half: view.round >= 1 && view.survivors.length > 1,
    waste: view.colonies.some(({ waste }) => waste.length >= MUCH_WASTE),
    death: view.lost.length > 0,
  };
  return HINTS.filter((hint) => is[hint]);
}

/** What a hint speaks of, by the names that things on the screen have; the first of them that is there. */
export function targetsOf(hint: Hint, view: View): string[] {
  const own = view.survivors.filter(({ owner }) => owner === view.seat);
  const ways = (names: readonly { id: string }[]) => names.map(({ id }) => `way survivor ${id}`);
  const places = (fits: (place: PlaceView) => boolean) => view.places.filter(fits).map(({ name }) => `place ${name}`);
  switch (hint) {
    case 'exile':
    case 'accuse':
    case 'vote':
      return [];
    case 'influence':
      return ['dealt'];
    case 'spread':
      return ['answer accept', 'answer roll'];
    case 'noise':
      return ['answer noise'];
    case 'frostbite':
      return ways(own.filter(({ frostbite }) => frostbite > 0));
    case 'despair':
      return ways(own.filter(({ despair }) => despair > 0));
    case 'action':
      return ['my-survivors'];
    case 'scenario':
      return ['objective'];
    case 'bolts':
    case 'raxxon':
      return ['place raxxon'];
    case 'secret':
      return ['secret'];
    case 'crisis':
      return ['crisis'];
    case 'crossroads':
      return ['guard'];
    case 'improvements':
      return view.row.map(({ card }) => `improvement ${card}`);
    case 'bandits':
      return places(({ bandits }) => bandits > 0);
    case 'hideout':
      return ['place hideout'];
    case 'special':
      return view.encounters.map((card) => `encounter ${card}`);
    case 'night':
      return ['forecast'];
    case 'trap':
      return places(({ traps }) => traps.some((n) => n > 0));
    case 'hunger':
    case 'half':
      return ['food'];
    case 'unruly':
    case 'helpless':
      return ['colony'];
    case 'waste':
      return ['waste'];
    case 'death':
      return ['morale'];
  }
}

/** What each player has understood in this browser: several may sit at it. */
class HintMemory {
  off = $state(read(OFF) !== '');
  #seen = $state.raw<Record<string, readonly string[]>>(recall());

  /** Whether anybody has seen any. */
  get any(): boolean {
    return Object.keys(this.#seen).length > 0;
  }

  hasSeen(player: string, hint: Hint): boolean {
    return [EVERYBODY, player].some((name) => this.#seen[name]?.includes(hint));
  }

  dismiss(player: string, ...hints: Hint[]): void {
    const seen = new Set([...(this.#seen[player] ?? []), ...hints]);
    this.#seen = { ...this.#seen, [player]: [...seen] };
    write(SEEN, JSON.stringify(this.#seen));
  }

  switchOff(): void {
    this.off = true;
    write(OFF, 'off');
  }

  /** Show all of them again. */
  again(): void {
    this.off = false;
    this.#seen = {};
    write(OFF, '');
    write(SEEN, '');
  }
}

/** Before hints were kept for each player, they were a list of words. */
function recall(): Record<string, readonly string[]> {
  const kept = read(SEEN);
  if (!kept) return {};
  return kept.startsWith('{') ? (JSON.parse(kept) as Record<string, string[]>) : { [EVERYBODY]: kept.split(' ') };
}

export const hintMemory = new HintMemory();
