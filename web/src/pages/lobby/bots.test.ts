import { expect, test } from 'vitest';

import { offered } from './bots';

const bots = {
  newcomer: { label: 'Newcomer', about: 'Takes what looks good.', level: true },
  regular: { label: 'Regular', about: 'Plays well.', level: true },
  random: { label: 'Random', about: 'Does anything.', level: false },
};

test('people choose among levels', () => {
  expect(offered(bots, 'regular').map(({ kind }) => kind)).toEqual(['newcomer', 'regular']);
});

test('a bot that sits there already can stay', () => {
  expect(offered(bots, 'random').map(({ label }) => label)).toEqual(['Newcomer', 'Regular', 'Random']);
});
