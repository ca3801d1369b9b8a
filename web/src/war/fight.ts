/** A combat as its stage shows it: from the table while it goes on, from the events when it is told. */
import type { CombatView, FightView, View } from '../lib/wire';
import type { CombatScene } from '../scenes/scene';

export interface Fight {
  place: string;
  sides: string[][];
  /** Both cards, once they lie open. */
  tactics: string[];
  bets: number[];
  dice: [string, number][];
  strength: number[];
  /** -1: nobody has won; undefined: it isn't decided. */
  winner: number | undefined;
  by: number;
  ends: boolean;
}

export const FIGHT_STEPS = ['tactics', 'strength', 'bets', 'dice', 'wounds'] as const;

/** How far the knot of the rope may go. */
const FAR = 6;

export function fightOf(view: CombatView | null, scene?: CombatScene): Fight {
  return {
    place: scene?.place || view?.place || '',
    sides: scene?.sides.length ? scene.sides : (view?.sides ?? [[], []]),
    tactics: scene?.tactics ?? view?.tactics ?? [],
    bets: scene?.bets ?? view?.bets ?? [],
    dice: scene?.dice ?? view?.dice ?? [],
    strength: scene?.strength ?? view?.strength ?? [0, 0],
    winner: scene?.over?.winner,
    by: scene?.over?.by ?? 0,
    ends: scene?.ends ?? false,
  };
}

/** Which of the five steps goes on, from 0. */
export function stepAt({ tactics, bets, dice, winner }: Fight): number {
  if (winner !== undefined || dice.length > 0) return 4;
  if (bets.length > 0) return 3;
  return tactics.length > 0 ? 2 : 0;
}

/** What one side's strength is made of: its people with their card, its bullets, its die. */
export function partsOf({ strength, bets, dice }: Fight, side: number): { people: number; bet: number; die: number } {
  const [face = '', n = 0] = dice[side] ?? [];
  const die = face === 'strength' ? n : 0;
  const bet = bets[side] ?? 0;
  return { people: (strength[side] ?? 0) - bet - die, bet, die };
}

/** Where the knot is, from 0 (the Forge) to 1. */
export function knotAt({ strength: [ours = 0, theirs = 0] }: Fight): number {
  const lead = Math.max(-FAR, Math.min(FAR, theirs - ours));
  return (lead / FAR + 1) / 2;
}

/** The combats of this night that are over, but for the one that is shown. */
export function foughtBefore({ fights, round }: Pick<View, 'fights' | 'round'>, place: string): FightView[] {
  return fights.filter((fight) => fight.round === round && fight.place !== place);
}
