/** What the bots of a finished game thought of somebody, and in which words. */
import type { Thoughts } from '../../lib/wire';

export interface Opinion {
  /** Whose it is. */
  seat: number;
  /** By round: the chance that the other is a betrayer, from 0 to 1. */
  course: { round: number; chance: number }[];
}

export type Doubt = 'trusted' | 'wondered' | 'doubted' | 'suspected' | 'sure';

/** From so much on a belief is called so. */
const DOUBTS: readonly [number, Doubt][] = [
  [0.9, 'sure'],
  [0.55, 'suspected'],
  [0.3, 'doubted'],
  [0.12, 'wondered'],
  [0, 'trusted'],
];

/** A chance in a word. */
export function doubtOf(chance: number): Doubt {
  return DOUBTS.find(([least]) => chance >= least)?.[1] ?? 'trusted';
}

/** What each bot thought of a seat; not what a betrayer thought, who knew. */
export function opinionsOf(thoughts: Thoughts, about: number, betrayers: readonly number[]): Opinion[] {
  return thoughts.bots
    .filter(({ seat, course }) => seat !== about && !betrayers.includes(seat) && course.length > 0)
    .map(({ seat, course }) => ({
      seat,
      course: course.map(({ round, chances }) => ({ round, chance: chances[about] ?? 0 })),
    }));
}

export interface Verdict {
  end: Doubt;
  /** When the doubt was greatest, if it was greater than at the end by a word. */
  peak: { doubt: Doubt; round: number } | null;
}

/** A whole opinion in words: how it ended, and how bad it had been. */
export function verdictOf({ course }: Opinion): Verdict {
  const last = course.at(-1)?.chance ?? 0;
  const worst = course.reduce((worst, moment) => (moment.chance > worst.chance ? moment : worst), course[0]!);
  const end = doubtOf(last);
  const doubt = doubtOf(worst.chance);
  return { end, peak: doubt === end ? null : { doubt, round: worst.round } };
}

/** Where labels go, from top to bottom, so that none covers another. */
export function spread(wanted: readonly number[], apart: number, lowest: number): number[] {
  const order = wanted.map((_, place) => place).sort((a, b) => wanted[b]! - wanted[a]!);
  const found = [...wanted];
  let floor = lowest;
  for (const place of order) {
    found[place] = Math.min(wanted[place]!, floor);
    floor = found[place] - apart;
  }
  return found;
}
