import { expect, test } from 'vitest';

import { chaptersOf } from './chapters';

const told = (seq: number, text: string) => ({ seq, text, at: 0, kind: '', spot: '' });

test('each turn and each round has a chapter, with the sentences of its decisions', () => {
  const chapters = chaptersOf(
    [told(1, 'Groups are chosen.'), told(2, 'Round 1 begins.'), told(2, 'Bo begins.'), told(3, 'Bo moves.')].concat(
      told(4, 'Bo is done.'),
      told(4, 'Ana begins.'),
    ),
    [
      { seq: 2, kind: 'round', facts: { round: 1, left: 5 } },
      { seq: 2, kind: 'turn', facts: { seat: 1, round: 1 } },
      { seq: 4, kind: 'turn', facts: { seat: 0, round: 1 } },
    ],
  );
  const texts = chapters.map((chapter) => ({ ...chapter, sentences: chapter.sentences.map(({ text }) => text) }));
  expect(texts).toEqual([
    { seq: 1, round: 0, seat: -1, sentences: ['Groups are chosen.'] },
    { seq: 2, round: 1, seat: 1, sentences: ['Round 1 begins.', 'Bo begins.', 'Bo moves.'] },
    { seq: 4, round: 0, seat: 0, sentences: ['Bo is done.', 'Ana begins.'] },
  ]);
});
