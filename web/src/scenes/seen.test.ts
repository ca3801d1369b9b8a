import { beforeEach, expect, test } from 'vitest';

import { catchup, keepSeen, lastSeen, type Seen } from './seen';

const at = (seq: number, more: Partial<Seen> = {}): Seen => ({ seq, round: 1, morale: 5, food: 3, ...more });
const told = (n: number, kind: string) => ({ seq: n, text: `sentence ${n}`, at: 0, kind, spot: '' });
const story = Array.from({ length: 20 }, (_, n) => told(n + 1, 'moved'));

beforeEach(() => localStorage.clear());

test('a recap tells the last of what was missed, and how the colony has changed', () => {
  const recap = catchup(story, at(5), at(20, { morale: 3 }));
  expect(recap?.sentences.at(0)).toBe('sentence 13');
  expect(recap?.sentences.at(-1)).toBe('sentence 20');
  expect(recap?.more).toBe(7);
  expect([recap?.from?.morale, recap?.to.morale]).toEqual([5, 3]);
});

test('there is no recap of what was seen before, as after a change of language', () => {
  expect(catchup(story, at(20), at(20))).toBe(null);
});

test('two sentences are no absence', () => {
  expect(catchup(story, at(18), at(20))).toBe(null);
});

test('dice that were rolled meanwhile are nothing to tell', () => {
  const rolled = story.map(({ seq }) => told(seq, seq > 10 ? 'dice' : 'moved'));
  expect(catchup(rolled, at(5), at(20))?.sentences.at(-1)).toBe('sentence 10');
});

test('who looks for the first time has missed nothing', () => {
  expect(catchup(story, null, at(20))).toBe(null);
});

test('what was seen is remembered for each table', () => {
  keepSeen('a', at(7));
  expect(lastSeen('a')).toEqual(at(7));
  expect(lastSeen('b')).toBe(null);
});
