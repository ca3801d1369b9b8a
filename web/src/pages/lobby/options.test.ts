import { expect, test } from 'vitest';

import { betrayerOdds, type Variant, variantOf } from './options';

test.each<[number, Variant, number]>([
  [3, 'usual', 43],
  [4, 'usual', 44],
  [5, 'usual', 45],
  [3, 'betrayer', 75],
  [4, 'betrayer', 80],
  [5, 'betrayer', 83],
  [4, 'cooperative', 0],
  [2, 'usual', 0],
])('%d players, %s: a betrayer in %d of 100 games', (players, variant, odds) => {
  expect(betrayerOdds(players, variant)).toBe(odds);
});

test('two players always play together', () => {
  const settings = { players: 2, cooperative: false, betrayer: true } as Parameters<typeof variantOf>[0];
  expect(variantOf(settings)).toBe('cooperative');
});
