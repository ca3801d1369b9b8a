import { expect, test } from 'vitest';

import type { EventInfo } from '../../lib/wire';
import { markedMoments } from './marks';

const event = (seq: number, kind: string, facts: object = {}) => ({ seq, kind, facts }) as EventInfo;

test('crises, deaths, votes and exiles stand where they happened; deaths of a moment are one mark', () => {
  const events = [
    event(1, 'round', { round: 1 }),
    event(4, 'moved'),
    event(6, 'voted', { about: ['exile', 2], up: [0, 1], down: [2] }),
    event(6, 'exiled', { seat: 2 }),
    event(9, 'crisis-resolved', { outcome: 'failed' }),
    event(9, 'killed', { survivor: 'a', seat: 0, cause: 'overrun' }),
    event(9, 'helpless-killed'),
    event(9, 'round', { round: 2 }),
    event(12, 'killed', { survivor: 'b', seat: 1, cause: 'bite' }),
  ];
  const marked = markedMoments(events, [1, 4, 6, 9, 13]);
  const told = marked.map(({ place, round, marks }) => [place, round, marks.map(({ kind, count }) => [kind, count])]);
  expect(told).toEqual([
    [
      2,
      1,
      [
        ['vote', 1],
        ['exile', 1],
      ],
    ],
    [
      3,
      1,
      [
        ['crisis', 1],
        ['death', 2],
      ],
    ],
    [4, 2, [['death', 1]]],
  ]);
  expect(marked[0]?.marks[1]?.seat).toBe(2);
  expect(marked[1]?.marks[0]?.outcome).toBe('failed');
});

test('in a war combats stand out, and whoever lost early', () => {
  const events = [
    event(1, 'round', { round: 1 }),
    event(3, 'combat-over', { place: 'school', winner: 1, by: 2, strength: [3, 5] }),
    event(4, 'wolf-left', { seat: 4, missions: 2 }),
    event(5, 'colony-fell', { colony: 0 }),
  ];
  const marks = markedMoments(events, [3, 4, 5]).flatMap(({ marks }) => marks);
  expect(marks.map(({ kind, colony, seat }) => [kind, colony, seat])).toEqual([
    ['combat', 1, -1],
    ['fall', -1, 4],
    ['fall', 0, -1],
  ]);
});
