import { beforeEach, expect, test } from 'vitest';

import { view } from '../../board/testing';
import type { Cards } from '../../game/catalog.svelte';
import { setLanguage } from '../../i18n/index.svelte';
import { turn, war, wolfWar } from '../../war/testing';
import { moraleThen, turnsThen } from './replayed';

const cards = { place: (label: string) => ({ label }) } as unknown as Cards;
const nameOf = (seat: number) => ['Ana', 'Ben', 'Cleo', 'Dan', 'Wilma'][seat]!;

beforeEach(() => setLanguage('en'));

test('a moment of a war tells the morale of both colonies, and of the den while somebody lives there', () => {
  const then = wolfWar();
  then.colonies.forEach((colony, n) => (colony.morale = 5 - n));
  expect(moraleThen(then, cards)).toBe('Morale: forge 5, lighthouse 4, den 3.');
  expect(moraleThen({ ...then, wolf: { ...then.wolf!, gone: true } }, cards)).toBe('Morale: forge 5, lighthouse 4.');
  expect(moraleThen(view(), cards)).toBe('Morale 4.');
});

test('and whose turns they are: both of a pair, or the lone wolf’s', () => {
  expect(turnsThen(war(), nameOf)).toBe('Turns of Cleo and Ben.');
  expect(turnsThen(wolfWar(), nameOf)).toBe('Turn of Wilma.');
  expect(turnsThen(war({ turns: [{ ...turn, seat: 1 }] }), nameOf)).toBe(''); // the night is nobody’s turn
  expect(turnsThen(view(), nameOf)).toBe('');
});
