/** What the table shows of the latest events: each scene is made of facts only, words come later. */
import type { EventFacts, EventInfo } from '../lib/wire';
import { goOn, isTelling, type NextScene, type PageScene, type StoryScene } from './telling';

export interface Base {
  seq: number;
  /** The colony's morale after it, if it changed. */
  morale?: number;
  /** By how much it changed. */
  change?: number;
}

/** Cards of the crisis, in the order in which they are turned. */
export interface CrisisScene extends Base {
  kind: 'crisis';
  card: string;
  cards: string[];
  total: number;
  need: number;
  outcome: string;
  meal?: Meal;
}

export interface Meal {
  need: number;
  have: number;
}

/** A vote that is opened; `about` is `exile` and a seat, or `card` and a card. `tie`: what the first player said. */
export interface VoteScene extends Base {
  kind: 'vote';
  about: string[];
  up: number[];
  down: number[];
  tie?: boolean;
}

/** A crossroads card is read out. `option` 0: nobody has chosen (yet); -1: nothing could be chosen. */
export interface CrossroadsScene extends Base {
  kind: 'crossroads';
  card: string;
  seat: number;
  guard: number;
  survivor: string;
  option: number;
}

/** What happened at one entrance. */
export interface Arrival {
  place: string;
  entrance: number;
  came: number;
  broken: number;
  overrun: boolean;
  /** Zombies that traps have taken along; undefined if none went off. */
  blown?: number;
}

export interface ZombiesScene extends Base {
  kind: 'zombies';
  arrivals: Arrival[];
}

export interface Dead {
  survivor: string;
  seat: number;
  place: string;
  cause: string;
}

interface Named {
  seat: number;
  survivor: string;
}

export interface DeathsScene extends Base {
  kind: 'deaths';
  dead: Dead[];
  helpless: number;
  /** Who leads a group now that has lost its leader, and who has come instead of the last of a group. */
  leaders: Named[];
  newcomers: Named[];
}

/** What the exposure die was rolled for, what it could have done, and what it did. */
export type Exposure = EventFacts['exposure'];

/** The exposure die, once or again and again: each roll tumbles, then shows what it does. */
export interface ExposureScene extends Base {
  kind: 'exposure';
  rolls: Exposure[];
}

/** A roll of dice: for a card, for noise, or by a player. */
export interface Roll {
  of: 'card' | 'dice' | 'noise';
  /** The card, seat or place it is about. */
  about: string;
  dice: number[];
}

export interface RollsScene extends Base {
  kind: 'rolls';
  rolls: Roll[];
}

export interface RoundScene extends Base {
  kind: 'round';
  round: number;
  left: number;
  crisis: string;
  dice: { seat: number; dice: number[] }[];
}

/** Bandits come, find no room, or take cards to their hideout. */
export interface BanditsScene extends Base {
  kind: 'bandits';
  came: string[];
  away: number;
  pillaged: EventFacts['pillaged'][];
}

/** A survivor tries their luck at the bandits' camp: the die tumbles, then its line of the table is lit. */
export interface RaidScene extends Base {
  kind: 'raid';
  raid: EventFacts['raided'];
}

/** The night begins at Raxxon: what the dice there are good for, and what gets out. */
export interface LockdownScene extends Base {
  kind: 'lockdown';
  card: string;
  matched: boolean;
  fate: '' | 'contained' | 'released';
  /** Where special zombies have come to. */
  came: string[];
  fewer?: EventFacts['fewer-zombies'];
}

/** After an attack on a special zombie a die decides what becomes of it. */
export interface EncounterScene extends Base {
  kind: 'encounter';
  roll: EventFacts['encounter'];
  /** Wounds of all kinds that the attacker has now, and how many kill. */
  hurt?: { total: number; deadly: number };
  killed: boolean;
  fled: boolean;
  /** Where it is now, if it has fled and found room. */
  now: string;
}

export interface ExileScene extends Base {
  kind: 'exile';
  seat: number;
  /** Whether there was a betrayer among those sent away; if not, hope is lost. */
  wrongly: boolean;
}

/** What is decided in a combat between two questions to its leaders; of each list the first is the Forge's. */
export interface CombatScene extends Base {
  kind: 'combat';
  place: string;
  sides: string[][];
  tactics?: string[];
  bets?: number[];
  dice?: [string, number][];
  strength?: number[];
  /** Strength as it was told first, before bullets or dice. */
  first?: number[];
  ends?: boolean;
  over?: { winner: number; by: number };
}

/** The colonies have voted for their leaders. */
export interface ElectionScene extends Base {
  kind: 'election';
  elected: EventFacts['elected'][];
}

export interface OverScene extends Base {
  kind: 'over';
  reason: string;
  complete: boolean;
  winners: number[];
}

export type Scene =
  | CrisisScene
  | VoteScene
  | CrossroadsScene
  | ZombiesScene
  | DeathsScene
  | ExposureScene
  | RollsScene
  | RoundScene
  | BanditsScene
  | RaidScene
  | LockdownScene
  | EncounterScene
  | ExileScene
  | StoryScene
  | PageScene
  | NextScene
  | CombatScene
  | ElectionScene
  | OverScene;

type Of<K extends Scene['kind']> = Extract<Scene, { kind: K }>;

/** The scenes of a batch of events, in their order; what belongs together is one scene. */
export function scenesOf(events: readonly EventInfo[]): Scene[] {
  const script = new Script();
  for (const event of events) script.read(event);
  return script.scenes.filter((scene) => !isEmpty(scene));
}

class Script {
  scenes: Scene[] = [];
  /** Scenes before this one are told: what comes now doesn't belong to them any more. */
  #begin = 0;
  #meal: Meal | undefined;

  read({ seq, kind, facts }: EventInfo): void {
    switch (kind) {
      case 'food-due':
        this.#meal = { need: facts.need, have: facts.have };
        break;
      case 'crisis-resolved':
        this.#crisis(seq, facts);
        break;
      case 'voted':
        this.scenes.push({ kind: 'vote', seq, about: facts.about, up: facts.up, down: facts.down });
        break;
      case 'tie-broken':
        this.#last('vote', { kind: 'vote', seq, about: [], up: [], down: [] }).tie = facts.up;
        break;
      case 'crossroads':
        this.#crossroads(seq, facts);
        break;
      case 'option':
        this.#chosen(seq, facts.card, facts.seat, facts.option);
        break;
      case 'no-option':
        this.#chosen(seq, facts.card, facts.seat, -1);
        break;
      case 'zombie-came':
      case 'barricade-broken':
      case 'overrun':
        this.#arrival(seq, kind, facts);
        break;
      case 'trap-sprung':
        this.#sprung(seq, facts);
        break;
      case 'bandit-came':
        this.#bandits(seq).came.push(facts.place);
        break;
      case 'bandit-turned-away':
        this.#bandits(seq).away += 1;
        break;
      case 'pillaged':
        this.#bandits(seq).pillaged.push(facts);
        break;
      case 'lockdown':
        this.scenes.push({ kind: 'lockdown', seq, card: facts.card, matched: facts.matched, fate: '', came: [] });
        break;
      case 'experiment-contained':
        this.#lockdown(seq, facts.card).fate = 'contained';
        break;
      case 'experiment-released':
        this.#lockdown(seq, facts.card).fate = 'released';
        break;
      case 'fewer-zombies':
        this.#lockdown(seq, '').fewer = facts;
        break;
      case 'special-came':
        this.#specialCame(facts.place);
        break;
      case 'encounter':
        this.scenes.push({ kind: 'encounter', seq, roll: facts, killed: false, fled: false, now: '' });
        break;
      case 'special-killed':
        this.#encounter((scene) => (scene.killed = true));
        break;
      case 'special-left':
        this.#encounter((scene) => (scene.fled = true));
        break;
      case 'wounded':
        this.#encounter((scene) => {
          if (scene.roll.survivor === facts.survivor) scene.hurt = { total: facts.total, deadly: facts.deadly };
        });
        break;
      case 'raided':
        this.scenes.push({ kind: 'raid', seq, raid: facts });
        break;
      case 'killed':
        this.#deaths(seq).dead.push(facts);
        break;
      case 'helpless-killed':
        this.#deaths(seq).helpless += 1;
        break;
      case 'exposure':
        this.#last('exposure', { kind: 'exposure', seq, rolls: [] }).rolls.push(facts);
        break;
      case 'leader':
        this.#deathsBefore()?.leaders.push(facts);
        break;
      case 'joined':
        this.#deathsBefore()?.newcomers.push(facts);
        break;
      case 'rolled':
        this.#roll(seq, { of: 'card', about: facts.card, dice: [facts.value] });
        break;
      case 'gambled':
        this.#roll(seq, { of: 'dice', about: String(facts.seat), dice: facts.dice });
        break;
      case 'noise-rolled':
        this.#roll(seq, { of: 'noise', about: facts.place, dice: facts.rolls });
        break;
      case 'round':
        this.#begin = this.scenes.length;
        this.scenes.push({ kind: 'round', seq, round: facts.round, left: facts.left, crisis: '', dice: [] });
        break;
      case 'crisis':
        this.#last('round', { kind: 'round', seq, round: 0, left: 0, crisis: '', dice: [] }).crisis = facts.card;
        break;
      case 'dice':
        this.#dice(seq, facts.seat, facts.dice);
        break;
      case 'exiled':
        this.scenes.push({ kind: 'exile', seq, seat: facts.seat, wrongly: false });
        break;
      case 'wrongly-exiled':
        this.#last('exile', { kind: 'exile', seq, seat: -1, wrongly: true }).wrongly = true;
        break;
      case 'chapter-done':
        this.#tell({ kind: 'story', seq, card: '', numbers: [], seat: -1, done: facts.card, alone: false });
        break;
      case 'scene':
        this.#tell(goOn(this.scenes.at(-1), seq, facts));
        break;
      case 'reveal-asked':
        if (facts.scene_number === undefined) break;
        this.#tell({
          kind: 'story',
          seq,
          card: facts.card,
          numbers: [facts.scene_number],
          seat: -1,
          done: '',
          alone: true,
        });
        break;
      case 'rules-opened':
        this.#tell({ kind: 'page', seq, card: facts.card, page: facts.page });
        break;
      case 'objective':
        if (facts.card.endsWith('@chapter')) this.#tell({ kind: 'next', seq, card: facts.card });
        break;
      case 'turn':
        this.#begin = this.scenes.length;
        break;
      case 'morale':
        this.#morale(facts);
        break;
      case 'combat':
        this.scenes.push({ kind: 'combat', seq, place: facts.place, sides: facts.sides });
        break;
      case 'tactics':
        this.#strong(Object.assign(this.#combat(seq), { tactics: facts.cards, ends: facts.ends }), facts.strength);
        break;
      case 'strength':
        this.#strong(this.#combat(seq), facts.strength);
        break;
      case 'bets':
        this.#combat(seq).bets = facts.bets;
        break;
      case 'combat-dice':
        this.#combat(seq).dice = facts.faces.map((face, n) => [face, facts.numbers[n] ?? 0]);
        break;
      case 'combat-over':
        Object.assign(this.#strong(this.#combat(seq), facts.strength), { place: facts.place, over: facts });
        break;
      case 'elected':
        this.#last('election', { kind: 'election', seq, elected: [] }).elected.push(facts);
        break;
      case 'over':
        this.scenes.push({
          kind: 'over',
          seq,
          reason: facts.reason,
          complete: facts.complete,
          winners: facts.winners,
        });
        break;
    }
  }

  /** The latest scene of a kind that still goes on, or a new one. */
  #last<K extends Scene['kind']>(kind: K, fresh: Of<K>): Of<K> {
    const found = this.scenes.slice(this.#begin).findLast((scene): scene is Of<K> => scene.kind === kind);
    if (found) return found;
    this.scenes.push(fresh);
    return fresh;
  }

  #tell(scene: Scene | null): void {
    if (scene) this.scenes.push(scene);
  }

  #deaths(seq: number): DeathsScene {
    return this.#last('deaths', { kind: 'deaths', seq, dead: [], helpless: 0, leaders: [], newcomers: [] });
  }

  #deathsBefore(): DeathsScene | undefined {
    return this.scenes.slice(this.#begin).findLast((scene) => scene.kind === 'deaths');
  }

  #crisis(seq: number, facts: EventFacts['crisis-resolved']): void {
    const { card, cards, total, need, outcome } = facts;
    const scene: CrisisScene = { kind: 'crisis', seq, card, cards, total, need, outcome };
    if (this.#meal) scene.meal = this.#meal;
    this.scenes.push(scene);
  }

  #crossroads(seq: number, { card, seat, guard, survivor }: EventFacts['crossroads']): void {
    this.scenes.push({ kind: 'crossroads', seq, card, seat, guard, survivor, option: 0 });
  }

  #chosen(seq: number, card: string, seat: number, option: number): void {
    if (!card.endsWith('@crossroads')) return;
    const before = this.scenes.findLast((scene) => scene.kind === 'crossroads' && scene.card === card);
    if (!before) this.#crossroads(seq, { card, seat, guard: -1, survivor: '' });
    const scene = (before ?? this.scenes.at(-1)) as CrossroadsScene;
    scene.option = option;
    scene.seat = seat;
  }

  #bandits(seq: number): BanditsScene {
    return this.#last('bandits', { kind: 'bandits', seq, came: [], away: 0, pillaged: [] });
  }

  #lockdown(seq: number, card: string): LockdownScene {
    const scene = this.#last('lockdown', { kind: 'lockdown', seq, card, matched: true, fate: '', came: [] });
    scene.card ||= card;
    return scene;
  }

  /** What follows an encounter belongs to it. */
  #encounter(change: (scene: EncounterScene) => void): void {
    const scene = this.scenes.at(-1);
    if (scene?.kind === 'encounter') change(scene);
  }

  #specialCame(place: string): void {
    const scene = this.scenes.at(-1);
    if (scene?.kind === 'encounter') scene.now = place;
    else if (scene?.kind === 'lockdown') scene.came.push(place);
  }

  #at(seq: number, { place, entrance }: EventFacts['zombie-came']): Arrival {
    const { arrivals } = this.#last('zombies', { kind: 'zombies', seq, arrivals: [] });
    let at = arrivals.find((arrival) => arrival.place === place && arrival.entrance === entrance);
    if (!at) arrivals.push((at = { place, entrance, came: 0, broken: 0, overrun: false }));
    return at;
  }

  #sprung(seq: number, facts: EventFacts['trap-sprung']): void {
    const at = this.#at(seq, facts);
    at.blown = (at.blown ?? 0) + facts.zombies;
  }

  #arrival(seq: number, kind: string, facts: EventFacts['zombie-came']): void {
    const at = this.#at(seq, facts);
    if (kind === 'zombie-came') at.came += 1;
    else if (kind === 'overrun') at.overrun = true;
    else at.broken += 1;
  }

  /** What is told belongs to the latest combat, as long as that isn't over. */
  #combat(seq: number): CombatScene {
    const last = this.scenes.at(-1);
    if (last?.kind === 'combat' && !last.over) return last;
    const scene: CombatScene = { kind: 'combat', seq, place: '', sides: [] };
    this.scenes.push(scene);
    return scene;
  }

  #strong(scene: CombatScene, strength: number[]): CombatScene {
    scene.first ??= strength;
    scene.strength = strength;
    return scene;
  }

  #roll(seq: number, roll: Roll): void {
    this.#last('rolls', { kind: 'rolls', seq, rolls: [] }).rolls.push(roll);
  }

  #dice(seq: number, seat: number, dice: number[]): void {
    const round = this.scenes.slice(this.#begin).find((scene) => scene.kind === 'round');
    if (round) round.dice.push({ seat, dice });
    else this.#roll(seq, { of: 'dice', about: String(seat), dice });
  }

  #morale({ now, change }: EventFacts['morale']): void {
    const scene = this.scenes.at(-1);
    if (!scene || isTelling(scene) || this.scenes.length === this.#begin) return;
    scene.morale = now;
    scene.change = (scene.change ?? 0) + change;
  }
}

function isEmpty(scene: Scene): boolean {
  if (scene.kind === 'combat') return !scene.strength; // its first question shows who fights
  return scene.kind === 'vote' && scene.up.length + scene.down.length === 0 && scene.tie === undefined;
}

/** Whether a vote has passed. */
export function hasPassed({ up, down, tie }: VoteScene, first: number): boolean {
  if (tie !== undefined) return tie;
  return up.length === down.length ? up.includes(first) : up.length > down.length;
}

/** A die tumbles for two steps, and the next one waits until its result has been seen for one. */
const STEPS_OF_A_ROLL = 3;

/** Which roll of a scene is looked at, and whether its result is seen; the rolls before it are. */
export function rollAt({ rolls }: ExposureScene, step: number): { n: number; seen: boolean } {
  const n = Math.min(Math.floor(step / STEPS_OF_A_ROLL), rolls.length - 1);
  return { n, seen: step >= n * STEPS_OF_A_ROLL + STEPS_OF_A_ROLL - 1 };
}

/** In how many steps a scene unfolds before all of it is seen. */
export function stepsOf(scene: Scene): number {
  switch (scene.kind) {
    case 'crisis':
      return scene.cards.length + 1;
    case 'vote':
      return scene.tie === undefined || scene.up.length > 0 ? 4 : 1;
    case 'exposure':
      return scene.rolls.length * STEPS_OF_A_ROLL - 1;
    case 'deaths':
      return scene.dead.length + 1;
    case 'exile':
    case 'raid':
    case 'encounter':
      return 2;
    case 'election':
      return scene.elected.length;
    default:
      return 1;
  }
}

/** For how many milliseconds a scene stays when all of it is seen. */
export function restOf(scene: Scene): number {
  switch (scene.kind) {
    case 'crisis':
    case 'vote':
      return 4500;
    case 'crossroads':
      return 5500;
    case 'over':
      return 6000;
    case 'round':
      return 3000;
    case 'deaths':
      return 2600 + 500 * Math.max(0, scene.dead.length - 2);
    case 'exile':
      return 2600;
    case 'encounter':
    case 'election':
      return 4500;
    case 'combat':
      return scene.over ? 4500 : 3000;
    case 'lockdown':
    case 'raid':
    case 'zombies':
    case 'bandits':
      return 2500;
    case 'exposure':
      return scene.rolls.every(({ does }) => does === 'nothing') ? 1000 : 1800;
    default:
      return 1800;
  }
}

const ON_STAGE: Scene['kind'][] = [
  'crisis',
  'vote',
  'crossroads',
  'exposure',
  'deaths',
  'exile',
  'raid',
  'encounter',
  'combat',
  'election',
];

/** Scenes that take the whole screen for a moment; the others leave the table to be played on. */
export function takesStage(scene: Scene): boolean {
  return ON_STAGE.includes(scene.kind) || isTelling(scene);
}
