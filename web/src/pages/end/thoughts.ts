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
  /** When the doubt was greatest, if it was more than wondering, and more than at the end by a word. */
  peak: { doubt: Doubt; round: number } | null;
}

/** A whole opinion in words: how it ended, and how bad it had been. */
export function verdictOf({ course }: Opinion): Verdict {
  const last = course.at(-1)?.chance ?? 0;
  const worst = course.reduce((worst, moment) => (moment.chance > worst.chance ? moment : worst), course[0]!);
  const end = doubtOf(last);
  const doubt = doubtOf(worst.chance);
  return { end, peak: doubt === end || doubt === 'wondered' ? null : { doubt, round: worst.round } };
}

/** Where labels go, so that none covers another and all stay between two heights; y grows downwards. */
export function spread(wanted: readonly number[], apart: number, top: number, bottom: number): number[] {
  const fromBelow = wanted.map((_, place) => place).sort((a, b) => wanted[b]! - wanted[a]!);
  const found = [...wanted];
  let free = bottom;
  for (const place of fromBelow) {
    found[place] = Math.min(found[place]!, free);
    free = found[place] - apart;
  }
  free = top;
  for (const place of fromBelow.reverse()) {
    found[place] = Math.max(found[place]!, free);
    free = found[place] + apart;
  }
  return found;
}
