import { beforeAll, expect, test } from 'vitest';

import type { Cards } from '../game/catalog.svelte';
import { setLanguage } from '../i18n/index.svelte';
import type { Goal } from '../lib/wire';
import { personalLines } from './goals';

const cards = {
  card: () => ({ goals: ['the main objective is complete', 'you have at least 3 medicine cards in hand'] }),
  name: () => 'Junkie',
} as unknown as Cards;

function goal(changes: Partial<Goal>): Goal {
  const plain: Goal = {
    card: 'junkie@secret',
    number: 1,
    kind: 'at_least',
    met: false,
    current: 1,
    needed: 3,
    of: 'hand',
    at: '',
    symbol: 'medicine',
    parts: null,
  };
  return { ...plain, ...changes };
}

const stands = (changes: Partial<Goal>) => personalLines([goal(changes)], cards)[0]?.stands;

beforeAll(() => setLanguage('en'));

test('a condition has the words of its card and its count', () => {
  const [line] = personalLines([goal({})], cards);
  expect([line?.text, line?.clause, line?.stands, line?.met]).toEqual([
    'You have at least 3 medicine cards in hand.',
    'you have at least 3 medicine cards in hand',
    '1 of 3',
    false,
  ]);
});

test('what is too much, more than enough, or nobody’s to know has words of its own', () => {
  expect(stands({ kind: 'at_most', current: 5, needed: 0 })).toBe('5, at most 0');
  expect(stands({ current: 4, met: true })).toBe('4 (3 needed)');
  expect(stands({ kind: 'other', met: null, current: null, needed: null })).toBe('nobody knows');
  expect(stands({ kind: 'complete', number: 0, current: null, needed: null })).toBe('no');
});
