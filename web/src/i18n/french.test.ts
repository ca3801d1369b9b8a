import { expect, test } from 'vitest';

import cases from '../../../tests/words/words_that_meet.json';
import { join } from './french';
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
