import { beforeEach, expect, test, vi } from 'vitest';

import { keepLanguage, language, need, preferredLanguage, setLanguage, t, tFrom } from './index.svelte';

beforeEach(async () => {
  localStorage.clear();
  await setLanguage('en');
});

function browserSpeaks(...languages: string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}

test('the first language of the browser that we have counts', () => {
  browserSpeaks('de-DE', 'fr-CA', 'en-GB');
  expect(preferredLanguage()).toBe('fr');
});

test('a browser that speaks neither gets English', () => {
  browserSpeaks('de-DE');
  expect(preferredLanguage()).toBe('en');
});

test("the reader's own choice counts more than the browser", () => {
  browserSpeaks('en-GB');
  keepLanguage('fr');
  expect(preferredLanguage()).toBe('fr');
});

test('sentences, the language of the page and everything loaded change together', async () => {
  await need('rulebook');
  const english = tFrom('rulebook', 'not-your-turn');
  await setLanguage('fr');
  expect(language()).toBe('fr');
  expect(document.documentElement.lang).toBe('fr');
  expect(t('about')).toBe('À propos');
  expect(tFrom('rulebook', 'not-your-turn')).not.toBe(english);
});

test('arguments become part of the sentence, without invisible marks', async () => {
  await need('words');
  expect(tFrom('words', 'player', { n: 3 })).toBe('Player 3');
});

test.each([
  ['client', 'no-such-key'],
  ['words', 'player'],
] as const)('a gap in %s is shown as its key and reported', async (folder, key) => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  await need('words');
  expect(tFrom(folder, key)).toBe(key);
  expect(complaint).toHaveBeenCalledOnce();
  complaint.mockRestore();
});
