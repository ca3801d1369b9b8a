import { beforeEach, expect, test, vi } from 'vitest';

import { LANGUAGES, need, setLanguage } from '../i18n/index.svelte';
import type { Talk } from '../lib/wire';
import { drafts, MANNERS } from './drafts';
import { sentence } from './sentence';

const NAMES = ['Ana', 'Bo', ''];

beforeEach(async () => {
  await need('server');
  await setLanguage('en');
});

/** Everything that can be said, as the server sends it. */
function everything(): Talk[] {
  const said = MANNERS.flatMap((manner) => [null, 1, 2].flatMap((to) => drafts(manner, to)));
  const unnamed: Talk[] = [
    { type: 'claim', what: 'have', symbol: null },
    { type: 'ask', what: 'crisis', seat: null, symbol: 'fuel' },
    { type: 'chat', text: 'Who has fuel?' },
  ];
  return [...said.map((draft) => ({ symbol: null, seat: null, ...draft }) as Talk), ...unnamed];
}

test.each(LANGUAGES)('everything that can be said is a sentence in %s', async (language) => {
  await setLanguage(language);
  const complaint = vi.spyOn(console, 'error');
  const sentences = everything().map((talk) => sentence(talk, 'Ana', NAMES));
  expect(complaint).not.toHaveBeenCalled();
  expect(sentences.every((text) => text.includes('Ana'))).toBe(true);
  expect(new Set(sentences).size).toBe(new Set(everything().map((talk) => JSON.stringify(talk))).size);
});

test('a sentence names who speaks, and to whom', () => {
  const asks: Talk = { type: 'ask', what: 'symbol', seat: 1, symbol: 'food' };
  expect(sentence(asks, 'Ana', NAMES)).toBe('Ana asks Bo for food.');
  expect(sentence({ ...asks, seat: null }, 'Ana', NAMES)).toBe('Ana asks everybody for food.');
  expect(sentence({ type: 'accuse', seat: 2 }, '', NAMES)).toBe('Somebody accuses Player 3 of betrayal.');
});
