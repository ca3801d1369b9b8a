/** The answers to "What do you do?", read as actions: who does it, with what, and where it happens. */
import type { Asked, QuestionView } from '../lib/wire';

/** One legal action. What it doesn't speak of is empty; `die` is 0 without one. */
export interface Action {
  words: readonly string[];
  /** The action in the reader's words. */
  label: string;
  verb: string;
  /** The survivor who acts; `table` for powers that lie on the table. */
  survivor: string;
  card: string;
  /** What is used: the survivor's own ability, or a card beside them (`lighter.1`). */
  power: string;
  /** The card spent for a safe way. */
  fuel: string;
  die: number;
  /** The last word that says whom or what it is done to: a survivor, `zombie`, a place, a symbol, a player. */
  aim: string;
  /** Whom an attack is aimed at. */
  foe: Foe;
  /** Where on the board it happens, as a target key; empty if nowhere. */
  target: string;
}

/** `camp`: that of the bandits; `people`: survivors and the helpless. */
export type Foe = '' | 'zombie' | 'special' | 'bandit' | 'camp' | 'people';

/** Actions that differ only by their die and their target. */
export interface Deed {
  key: string;
  verb: string;
  survivor: string;
  card: string;
  power: string;
  fuel: string;
  aim: string;
  /** Attacks on zombies, survivors and so on are deeds of their own. */
  foe: Foe;
  actions: readonly Action[];
}

/** The verbs of survivors, in the order in which they are offered. */
export const SURVIVOR_VERBS = ['attack', 'search', 'move', 'barricade', 'clean', 'attract'] as const;

const ORDER = [
  ...SURVIVOR_VERBS,
  'use',
  'play',
  'equip',
  'add',
  'store',
  'hand-off',
  'add-equipped',
  'feed',
  'food',
  'calm',
  'code',
  'loot',
];

/** Where each survivor stands: entrances are named by their place. */
export type Whereabouts = ReadonlyMap<string, string>;

/** All actions that a question offers, with their words. */
export function actionsOf(question: QuestionView, asked: Asked | undefined, where: Whereabouts): Action[] {
  return (question.answers ?? []).map((words, n) => read(words, asked?.answers[n] ?? words.join(' '), where));
}

/** One answer, read as an action. */
export function read(words: readonly string[], label: string, where: Whereabouts): Action {
  const [verb = '', first = '', second = '', third = ''] = words;
  const action = { ...NOTHING, words, label, verb, die: dieOf(words) };
  const place = where.get(first) ?? '';
  switch (verb) {
    case 'move':
      return { ...action, survivor: first, aim: second, fuel: third, target: placeKey(second) };
    case 'attack':
      return { ...action, survivor: first, aim: second, ...attackOf(second, place, where) };
    case 'search':
      return { ...action, survivor: first, target: placeKey(place) };
    case 'barricade':
    case 'attract':
      return { ...action, survivor: first, target: onlyEntrance(place) };
    case 'clean':
      return { ...action, survivor: first, target: 'waste' };
    case 'use':
      return { ...action, survivor: first, power: second };
    case 'hand-off':
      return { ...action, survivor: first, card: second, aim: third, target: `survivor:${third}` };
    case 'add-equipped':
      return { ...action, survivor: first, card: second, target: 'crisis' };
    case 'play':
      return { ...action, card: first };
    case 'equip':
      return { ...action, card: first, aim: second, target: `survivor:${second}` };
    case 'add':
      return { ...action, card: first, target: 'crisis' };
    case 'store':
      return { ...action, card: first, target: 'objective' };
    case 'feed':
      return { ...action, card: first };
    case 'calm':
      return { ...action, card: first, target: 'colony' };
    case 'code':
      return { ...action, target: placeKey('raxxon') };
    case 'loot':
      return { ...action, target: placeKey('hideout') };
    case 'exile':
      return { ...action, aim: first, target: `player:${seatOf(first)}` };
    case 'request':
      return { ...action, aim: first };
    default:
      if (where.has(first)) return { ...action, survivor: first };
      return first.includes('@') ? { ...action, card: first } : action;
  }
}

const NOTHING = { survivor: '', card: '', power: '', fuel: '', die: 0, aim: '', foe: '' as Foe, target: '' };

function dieOf(words: readonly string[]): number {
  return Number(words.find((word) => word.startsWith('die='))?.slice(4) ?? 0);
}

/** The number of a seat that answers call `p1`, `p2`, ... */
export function seatOf(word: string): number {
  return Number(word.slice(1)) - 1;
}

/** The key of a place on the board; the colony is one of its own. */
export function placeKey(place: string): string {
  if (!place) return '';
  return place === 'colony' ? 'colony' : `place:${place}`;
}

/** Where colonies are: they have several entrances. */
const HOMES = ['colony', 'forge', 'lighthouse'];

/** Which entrance of a colony, the rules ask afterwards; other places have one only. */
function onlyEntrance(place: string): string {
  if (!place) return '';
  return HOMES.includes(place) ? placeKey(place) : `entrance:${place}:1`;
}

/** Whom an attack is aimed at, and where on the board that is: a special zombie is called by its name. */
function attackOf(aim: string, place: string, where: Whereabouts): { foe: Foe; target: string } {
  if (aim === 'bandit') return { foe: 'bandit', target: `bandit:${place}` };
  if (aim === 'camp') return { foe: 'camp', target: placeKey(place) };
  if (aim === 'helpless') return { foe: 'people', target: 'colony' };
  if (where.has(aim)) return { foe: 'people', target: `survivor:${aim}` };
  return { foe: aim === 'zombie' ? 'zombie' : 'special', target: onlyEntrance(place) };
}

/** Actions put together that differ by die and target only, in the order in which they are offered. */
export function deedsOf(actions: readonly Action[]): Deed[] {
  const found = new Map<string, Action[]>();
  for (const action of actions) {
    const key = deedKey(action);
    found.set(key, [...(found.get(key) ?? []), action]);
  }
  const deeds = [...found].map(([key, actions]) => ({ ...(actions[0] as Action), key, actions }));
  return deeds.sort((a, b) => rank(a) - rank(b));
}

/** An attack on survivors or on the helpless. */
export function attacksPeople({ foe }: { foe: Foe }): boolean {
  return foe === 'people';
}

function deedKey({ verb, survivor, card, power, fuel, aim, foe }: Action): string {
  return [verb, survivor, card, power, fuel, foe === 'special' ? aim : foe].join(' ');
}

function rank(deed: Deed): number {
  const place = ORDER.indexOf(deed.verb);
  return place < 0 || attacksPeople(deed) ? ORDER.length : place;
}

/** The actions of a deed with one die: the wanted one if it will do, else the smallest. */
export function withDie(actions: readonly Action[], wanted: number): Action[] {
  const values = actions.map((action) => action.die);
  const die = values.includes(wanted) ? wanted : Math.min(...values);
  return actions.filter((action) => action.die === die);
}

/** The value of the dice that a set of actions can be done with, each once. */
export function diceOf(actions: readonly Action[]): number[] {
  return [...new Set(actions.map((action) => action.die))].filter(Boolean).sort();
}

/** What a power's name says: the card of `lighter.1`, or the survivor whose ability it is. */
export function powerOf(name: string): string {
  return name.replace(/(\.\d+)?(\/\d+)?$/, '');
}

/** Which power of its card a name means, where there are several: 2 for `lighter.1/2`. */
export function powerNumber(name: string): number {
  return Number(name.split('/')[1] ?? 0);
}
