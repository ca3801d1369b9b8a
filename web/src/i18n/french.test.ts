import { expect, test } from 'vitest';

import cases from '../../../tests/words/words_that_meet.json';
import { join, unbroken } from './french';
import { setLanguage, t } from './index.svelte';

test.each(cases as [string, string, string][])('%s before %s', (word, phrase, together) => {
  expect(join(word, phrase)).toBe(together);
});

test.each([
  ['Alix', 'Tour d’Alix'],
  ['Marc', 'Tour de Marc'],
  ['Joueur 2', 'Tour du joueur 2'],
])('the messages of the client do it with %s', async (name, said) => {
  await setLanguage('fr');
  expect(t('history-turn', { name })).toBe(said);
});

test('no line begins with a sign that belongs to the word before it', () => {
  expect(unbroken('Commencer à 6 : 3 contre 3 ! Ou « non » ?')).toBe(
    'Commencer à 6\u202f: 3 contre 3\u202f! Ou «\u202fnon\u202f»\u202f?',
  );
});
