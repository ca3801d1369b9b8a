/** How both colonies stand with the main objective, which is the same for both. */
import type { Goal, View } from '../lib/wire';
import { heldBy } from './sides';

export type Measure = 'held' | 'tokens' | 'stored' | 'combats';

export interface Stand {
  measure: Measure;
  counts: [number, number];
}

/** What is counted for both lies open on the table. */
export function standingOf(view: View, goals: readonly Goal[]): Stand | null {
  const measure = goals.map(({ of }) => MEASURES[of]).find(Boolean);
  return measure ? { measure, counts: COUNTS[measure](view) } : null;
}

const MEASURES: Record<string, Measure> = {
  controlled: 'held',
  tokens: 'tokens',
  stored: 'stored',
  'combats-won': 'combats',
};

const both = (count: (n: number) => number): [number, number] => [count(0), count(1)];

const COUNTS: Record<Measure, (view: View) => [number, number]> = {
  held: heldBy,
  tokens: (view) => both((n) => view.colonies[n]?.tokens ?? 0),
  stored: (view) => both((n) => view.colonies[n]?.stored.length ?? 0),
  combats: (view) => both((n) => view.fights.filter(({ winner }) => winner === n).length),
};
