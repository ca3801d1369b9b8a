/** The boxes that tables choose from, and what belongs to them. */
import { language, t } from '../i18n/index.svelte';
import type { CardEntry, Settings } from '../lib/wire';

export const BOXES = ['base', 'long-night', 'warring-colonies'] as const;
export type Box = (typeof BOXES)[number];

export const MODULES = ['improvements', 'bandits', 'raxxon'] as const;
export type Module = (typeof MODULES)[number];

/** Whether a table with these settings has two colonies, on seats that alternate. */
export function hasTwoColonies(settings: Pick<Played, 'box'> | undefined): boolean {
  return settings?.box === 'warring-colonies';
}

/** The seat of the lone wolf, who makes the number of players odd: the last one, if none was chosen; -1 without one. */
export function wolfSeat(settings: Pick<Settings, 'box' | 'players' | 'wolf'> | undefined): number {
  if (!settings || !hasTwoColonies(settings) || settings.players % 2 === 0) return -1;
  return settings.wolf >= 0 ? settings.wolf : settings.players - 1;
}

/** How many may play: two colonies are of the same size, and one more is the lone wolf. */
export function seatsFor(box: string): readonly number[] {
  return hasTwoColonies({ box }) ? [4, 5, 6, 7, 8, 9, 10, 11] : [2, 3, 4, 5];
}

/** The number of players next to one that was chosen; 0: none was. */
export function playersFor(box: string, wanted: number): number {
  const seats = seatsFor(box);
  if (!wanted) return hasTwoColonies({ box }) ? 4 : 3;
  return seats.find((number) => number >= wanted) ?? seats.at(-1)!;
}

/** The decks of Long Night into which the cards of the base box can be mixed. */
export const MIXABLE = [
  'item',
  'starting',
  'survivor',
  'crisis',
  'crossroads',
  'main',
  'secret',
  'betrayal',
  'exiled',
] as const;

/** What of Warring Colonies may join a game of an older box. */
export const JOINABLE = ['random', 'survivor', 'crisis', 'crossroads'] as const;

/** What of the settings decides which cards are played with. */
export interface Played {
  box: string;
  modules: readonly string[];
  mixed: readonly string[];
  joined?: readonly string[];
  scenario?: string;
}

/** The introductory scenarios of Long Night, each with the module it teaches. */
export const SCENARIOS = { code: 'raxxon', raid: 'bandits' } as const;
export type Scenario = keyof typeof SCENARIOS;

/** `Long Night, with Bandits and Raxxon`, or the scenario. */
export function boxTitle({ box, modules, scenario }: Pick<Played, 'box' | 'modules' | 'scenario'>): string {
  if (scenario) return t('scenario-title', { scenario });
  const names = modules.map((module) => t('module', { module }));
  return t('box-title', { box, count: names.length, modules: new Intl.ListFormat(language()).format(names) });
}

/** Whether a card can be in such a game; cards of other packs go with every box. */
export function isPlayed(card: CardEntry, { box, modules, mixed, joined = [], scenario = '' }: Played): boolean {
  const deck = card.deck === 'item' ? 'random' : card.deck;
  const joins = card.box === 'warring-colonies' && joined.includes(deck) && !card.war_only;
  const mixes = card.box === 'base' && mixed.includes(card.deck);
  const fits = card.box === '' || card.box === box || joins || mixes;
  if (card.scenario) return card.scenario === scenario;
  return fits && (card.module === '' || modules.includes(card.module));
}
