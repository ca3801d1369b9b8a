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
      event(4, 'morale', { change: -1, now: 5, colony: 0 }),
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

test('each of two colonies has its own morale', () => {
  const events = [
    event(1, 'round', { round: 1 }),
    event(2, 'morale', { change: -1, now: 3, colony: 0 }),
    event(3, 'morale', { change: -2, now: 4, colony: 1 }),
  ];
  expect(summarize(events, 3, 0).morale).toEqual([4, 3]);
  expect(summarize(events, 4, 1).morale).toEqual([6, 4]);
});

// LW5.3
test('the morale of a den ends with the round in which the lone wolf left', () => {
  const events = [
    event(1, 'round', { round: 1 }),
    event(2, 'morale', { change: -1, now: 3, colony: 2 }),
    event(3, 'round', { round: 2 }),
    event(4, 'morale', { change: -3, now: 0, colony: 2 }),
    event(4, 'wolf-left', { seat: 4, missions: 3 }),
    event(5, 'round', { round: 3 }),
    event(6, 'round', { round: 4 }),
  ];
  expect(summarize(events, 0, 2).morale).toEqual([4, 3, 0]);
  expect(summarize(events, 5, 0).morale).toHaveLength(5);
});
