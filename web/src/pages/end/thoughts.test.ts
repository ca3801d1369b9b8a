import { expect, test } from 'vitest';

import type { Thoughts } from '../../lib/wire';
import { doubtOf, opinionsOf, spread, verdictOf } from './thoughts';

const thoughts: Thoughts = {
  bots: [
    {
      seat: 1,
      course: [
        { round: 1, chances: { 0: 0.1, 2: 0.2 } },
        { round: 2, chances: { 0: 0.6, 2: 0.1 } },
        { round: 3, chances: { 0: 0.05, 2: 0.95 } },
      ],
    },
    { seat: 2, course: [{ round: 1, chances: { 0: 0, 1: 0 } }] },
  ],
};

test('what each bot thought of a seat, but for the betrayer, who knew', () => {
  const all = opinionsOf(thoughts, 0, []);
  expect(all.map(({ seat }) => seat)).toEqual([1, 2]);
  expect(all[0]?.course.map(({ chance }) => chance)).toEqual([0.1, 0.6, 0.05]);
  expect(opinionsOf(thoughts, 0, [2]).map(({ seat }) => seat)).toEqual([1]);
  expect(opinionsOf(thoughts, 1, []).map(({ seat }) => seat)).toEqual([2]);
});

test.each([
  [0, 'trusted'],
  [0.2, 'wondered'],
  [0.4, 'doubted'],
  [0.7, 'suspected'],
  [0.95, 'sure'],
])('a chance of %d in a word', (chance, word) => {
  expect(doubtOf(chance)).toBe(word);
});

test('an opinion tells how it ended and how bad it had been', () => {
  expect(verdictOf(opinionsOf(thoughts, 0, [])[0]!)).toEqual({
    end: 'trusted',
    peak: { doubt: 'suspected', round: 2 },
  });
  expect(verdictOf(opinionsOf(thoughts, 2, [])[0]!)).toEqual({ end: 'sure', peak: null });
});

test('labels that would cover each other make room', () => {
  expect(spread([100, 170, 172], 20, 24, 176)).toEqual([100, 152, 172]);
  expect(spread([100, 50], 20, 24, 176)).toEqual([100, 50]);
  expect(spread([24, 24, 24], 20, 24, 176)).toEqual([64, 44, 24]);
});
