import { expect, test } from 'vitest';

import { view } from '../board/testing';
import type { EventInfo } from '../lib/wire';
import { flightsOf, spotKeys } from './travel';

const way = (event: EventInfo) => flightsOf([event], view()).map(({ from, to }) => `${from} > ${to}`);

test('a card goes from the player who gives it to the crisis', () => {
  expect(way({ seq: 1, kind: 'added', facts: { seat: 2, back: 'school', pile: 1 } })).toEqual(['player:2 > crisis']);
});

test('what is found goes from the place to the searcher', () => {
  expect(way({ seq: 1, kind: 'kept', facts: { seat: 1, place: 'school', back: '' } })).toEqual([
    'place:school > player:1',
  ]);
});

test('equipment comes from the hand of whoever leads the survivor', () => {
  expect(way({ seq: 1, kind: 'equipped', facts: { survivor: 'maria-lopez', card: 'x' } })).toEqual([
    'player:1 > survivor:maria-lopez',
  ]);
});

test('zombies come to an entrance of the colony, or to another place', () => {
  const came = (place: string): EventInfo => ({ seq: 1, kind: 'zombie-came', facts: { place, entrance: 3 } });
  expect(way(came('colony'))).toEqual([' > entrance:colony:3']);
  expect(way(came('school'))).toEqual([' > place:school']);
});

test('what is told lights up, be it a place or somebody', () => {
  expect(spotKeys(['school'])).toEqual(['survivor:school', 'place:school']);
});
