/** The lockdown code: which of its dice lie there, and which are missing. */
import type { View } from '../lib/wire';

export interface Wanted {
  value: number;
  /** Who has put it there; -1: it is missing. */
  seat: number;
}

type Die = View['code_dice'][number];

/** The pairs of a code, each with the dice that lie on Raxxon for it. */
export function pairsOf(code: readonly (readonly number[])[], dice: readonly Die[]): Wanted[][] {
  return code.map((pair) => {
    const left = [...dice];
    return pair.map((value) => {
      const found = left.findIndex((die) => die.value === value);
      return { value, seat: found < 0 ? -1 : (left.splice(found, 1)[0] as Die).seat };
    });
  });
}

/** Dice on Raxxon that no pair wants. */
export function spareDice(code: readonly (readonly number[])[], dice: readonly Die[]): Die[] {
  return dice.filter(({ value }) => !code.some((pair) => pair.includes(value)));
}

/** The pair that is nearest to being whole. */
export function nearest(pairs: readonly Wanted[][]): Wanted[] {
  const missing = (pair: Wanted[]) => pair.filter(({ seat }) => seat < 0).length;
  return [...pairs].sort((a, b) => missing(a) - missing(b))[0] ?? [];
}

/** The dice that are still missing for it. */
export function missingOf(pair: readonly Wanted[]): number[] {
  return pair.filter(({ seat }) => seat < 0).map(({ value }) => value);
}
