/** What the settings of a table mean for those who choose them. */
import { hasTwoColonies } from '../../game/boxes';
import type { CardEntry, Settings, SettingsDraft, SideEntry } from '../../lib/wire';

export type Variant = 'usual' | 'betrayer' | 'cooperative';

/** With two players the game is always cooperative. */
export function variantOf(settings: Settings): Variant {
  if (settings.cooperative || settings.players === 2) return 'cooperative';
  return settings.betrayer ? 'betrayer' : 'usual';
}

/** The cooperative game is always played on the hard side. */
export function isHard(settings: Settings): boolean {
  return settings.hard || variantOf(settings) === 'cooperative';
}

/** Cards that secret objectives are dealt from: one of them is a betrayal. */
export function poolSize(players: number, variant: Variant): number {
  return variant === 'betrayer' ? players + 1 : 2 * players + 1;
}

/** The chance that somebody at the table is a betrayer, in percent. */
export function betrayerOdds(players: number, variant: Variant): number {
  if (variant === 'cooperative' || players === 2) return 0;
  return Math.round((100 * players) / poolSize(players, variant));
}

const LENGTHS = ['short', 'medium', 'long'];

/** Main objectives, the short ones first. */
export function byLength(cards: readonly CardEntry[]): CardEntry[] {
  const mains = cards.filter((card) => card.deck === 'main');
  return mains.sort((a, b) => LENGTHS.indexOf(a.length) - LENGTHS.indexOf(b.length) || a.name.localeCompare(b.name));
}

/** The side of an objective that would be played. */
export function sideOf(card: CardEntry | undefined, hard: boolean): SideEntry | undefined {
  return card?.sides.find((side) => side.hard === hard);
}

/** Times for reminders and limits, in seconds; 0 is never. */
export const WAITS = [0, 120, 600, 3600, 43200, 86400, 259200];

/** How long the sand timer of a war runs, in seconds; 0 is a table without one. */
export const TIMERS = [0, 120, 180, 300, 600];

/** An evening with a scenario: what it brings itself is left open, and what it doesn't go with is given up. */
export function withScenario(scenario: string): SettingsDraft {
  const open = { modules: [], mixed: [], joined: [], left_out: [], stray_bandits: true, objective: '' };
  return { scenario, box: 'long-night', ...open };
}

/** The objective that a scenario begins with: the only one with a morale and a number of rounds. */
export function firstChapter(cards: readonly CardEntry[], scenario: string): CardEntry | undefined {
  if (!scenario) return undefined;
  return cards.find((card) => card.deck === 'chapter' && card.scenario === scenario && card.sides[0]?.rounds);
}

export type Locked = 'modules' | 'trust' | 'war';

/** What the chosen box doesn't offer, and another one does; a scenario leaves nothing to choose. */
export function lockedBy({ box, scenario }: Pick<Settings, 'box' | 'scenario'>): Locked[] {
  if (scenario) return [];
  if (hasTwoColonies({ box })) return ['modules', 'trust'];
  return box === 'long-night' ? ['war'] : ['modules', 'war'];
}
