import { expect, test } from 'vitest';

import { table, view } from '../board/testing';
import type { EventInfo } from '../lib/wire';
import { isOutdoors, roomOf } from './rooms';
import { chance } from './scenery';
import { settingOf } from './setting';

const PLACES = ['police-station', 'grocery-store', 'school', 'library', 'hospital', 'gas-station', 'colony', 'road'];
const HORDE = 'horde@crossroads';

const event = (seq: number, kind: string, facts: object) => ({ seq, kind, facts }) as EventInfo;
const fired = (survivor: string, seq = 5) => event(seq, 'crossroads', { card: HORDE, seat: 1, guard: 0, survivor });
const moved = (survivor: string, seq = 5) => event(seq, 'moved', { survivor, seat: 1, place: 'colony', to: 'school' });

/** Where Horde plays after these events; `trigger`: what its card says about when it happens. */
function setting(events: EventInfo[], { here = '', trigger = '' } = {}): string {
  const { cards } = table();
  cards.card = () => ({ trigger }) as ReturnType<typeof cards.card>;
  cards.place = (name) => ({ label: name, the: `the ${name}`, at: `at the ${name}` });
  return settingOf(HORDE, here, view(), events, cards);
}

test('a story is set where its survivor stands, however much later it is decided', () => {
  expect(setting([fired('maria-lopez'), event(6, 'option', { card: HORDE })])).toBe('school');
});

test('a story of somebody on the way is set on the road', () => {
  expect(setting([moved('maria-lopez'), fired('maria-lopez')])).toBe('road');
  expect(setting([moved('maria-lopez', 3), fired('maria-lopez')])).toBe('school');
  expect(setting([moved('mike-cho'), fired('maria-lopez')])).toBe('school');
});

test('a story of nobody is set where the card says, and else at home', () => {
  expect(setting([fired('')], { trigger: 'Somebody is at the police-station.' })).toBe('police-station');
  expect(setting([fired('')])).toBe('colony');
  expect(setting([], { here: 'school' })).toBe('school');
});

test('every place looks like itself, and the same each time', () => {
  const drawn = PLACES.map((place) => JSON.stringify(roomOf(place, chance(place))));
  expect(new Set(drawn).size).toBe(PLACES.length);
  expect(JSON.stringify(roomOf('library', chance('library')))).toBe(drawn[3]);
  expect(PLACES.filter(isOutdoors)).toEqual(['gas-station', 'road']);
});
