import { expect, test } from 'vitest';

import type { EventInfo, EventKind } from '../../lib/wire';
import { standing, summarize } from './whatHappened';

/** An event of which only the facts matter that are given. */
function event(seq: number, kind: EventKind, facts: Record<string, unknown> = {}): EventInfo {
  return { seq, kind, facts } as EventInfo;
}

test('a game becomes figures', () => {
  const { morale, deaths, crises, exiles } = summarize(
    [
      event(0, 'round', { round: 1 }),
      event(0, 'crisis', { card: 'blizzard@crisis' }),
      event(3, 'added', { seat: 1, card: 'fuel@school' }),
      event(4, 'killed', { survivor: 'john-price', seat: 1, cause: 'bite' }),
      event(4, 'morale', { change: -1, now: 5 }),
      event(5, 'crisis-resolved', { total: 1, need: 3, outcome: 'failed' }),
      event(5, 'round', { round: 2 }),
      event(6, 'exiled', { seat: 2 }),
    ],
    5,
  );
  expect(morale).toEqual([6, 5, 5]);
  expect(deaths).toEqual([{ round: 1, survivor: 'john-price', seat: 1, cause: 'bite' }]);
  expect(crises).toEqual([
    { round: 1, card: 'blizzard@crisis', gave: { 1: ['fuel@school'] }, total: 1, need: 3, outcome: 'failed' },
  ]);
  expect(exiles).toEqual({ 2: 2 });
});

test('what was taken back did not happen', () => {
  const events = [
    event(0, 'round', { round: 1 }),
    event(1, 'added', { seat: 0, card: 'food-1@starting' }),
    event(2, 'undone', { seat: 0 }),
    event(3, 'moved'),
    event(4, 'searched'),
    event(5, 'rewound', { to: 4 }),
    event(6, 'turn-over'),
  ];
  expect(standing({ first: 0, last: 6, events }).map(({ kind }) => kind)).toEqual(['round', 'moved', 'turn-over']);
});

test('a game that went on from the middle of a round has no beginning of its crisis', () => {
  const events = [
    event(9, 'added', { seat: 0, card: 'food-1@starting' }),
    event(10, 'crisis-resolved', { total: 1, need: 3, outcome: 'failed' }),
  ];
  expect(summarize(events, 5).crises).toEqual([]);
});
