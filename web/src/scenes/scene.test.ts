import { describe, expect, test } from 'vitest';

import type { EventInfo, EventKind } from '../lib/wire';
import { hasPassed, scenesOf, type VoteScene } from './scene';

/** Events of which only the facts matter that are given. */
const happened = (...events: [EventKind, Record<string, unknown>?][]): EventInfo[] =>
  events.map(([kind, facts]) => ({ seq: 7, kind, facts: facts ?? {} }) as EventInfo);

test('a night is told as crisis, zombies, deaths and the new round', () => {
  const scenes = scenesOf(
    happened(
      ['turn-over', { seat: 0 }],
      ['colony-phase'],
      ['food-due', { need: 4, have: 3 }],
      ['morale', { change: -1, now: 3 }],
      ['crisis-resolved', { card: 'blizzard@crisis', cards: ['fuel@x'], total: 1, need: 4, outcome: 'failed' }],
      ['morale', { change: -1, now: 2 }],
      ['zombie-came', { place: 'colony', entrance: 1 }],
      ['zombie-came', { place: 'colony', entrance: 1 }],
      ['overrun', { place: 'colony', entrance: 3 }],
      ['killed', { survivor: 'mike-cho', seat: 1, place: 'colony', cause: 'overrun' }],
      ['morale', { change: -1, now: 1 }],
      ['barricade-broken', { place: 'school', entrance: 1 }],
      ['round', { round: 3, left: 4 }],
      ['crisis', { card: 'thin-rations@crisis' }],
      ['dice', { seat: 0, dice: [1, 2, 3] }],
      ['dice', { seat: 1, dice: [6] }],
      ['turn', { seat: 0, round: 3 }],
    ),
  );
  expect(scenes.map((scene) => scene.kind)).toEqual(['crisis', 'zombies', 'deaths', 'round']);
  expect(scenes[0]).toMatchObject({ outcome: 'failed', meal: { need: 4, have: 3 }, morale: 2 });
  expect(scenes[1]).toMatchObject({
    arrivals: [
      { place: 'colony', entrance: 1, came: 2, overrun: false },
      { place: 'colony', entrance: 3, came: 0, overrun: true },
      { place: 'school', entrance: 1, broken: 1 },
    ],
  });
  expect(scenes[2]).toMatchObject({ dead: [{ survivor: 'mike-cho', seat: 1 }], morale: 1 });
  expect(scenes[3]).toMatchObject({ round: 3, crisis: 'thin-rations@crisis', dice: [{ seat: 0 }, { seat: 1 }] });
});

test('what is usual makes no scene', () => {
  expect(scenesOf(happened(['moved', { survivor: 'mike-cho' }], ['turn', { seat: 1, round: 1 }]))).toEqual([]);
});

describe('a crossroads card', () => {
  const fired = { card: 'army@crossroads', seat: 2, guard: 1, survivor: '' };

  test('is one scene with its choice', () => {
    const scenes = scenesOf(
      happened(['crossroads', fired], ['option', { seat: 2, card: 'army@crossroads', option: 1 }]),
    );
    expect(scenes).toMatchObject([{ kind: 'crossroads', card: 'army@crossroads', option: 1 }]);
  });

  test('shows the choice that came later', () => {
    const scenes = scenesOf(happened(['option', { seat: 2, card: 'army@crossroads', option: 2 }]));
    expect(scenes).toMatchObject([{ kind: 'crossroads', seat: 2, option: 2 }]);
  });

  test('says when nothing could be chosen', () => {
    expect(scenesOf(happened(['no-option', { seat: 2, card: 'army@crossroads' }]))).toMatchObject([{ option: -1 }]);
  });
});

describe('a vote', () => {
  const vote = (up: number[], down: number[], more: Partial<VoteScene> = {}): VoteScene => ({
    kind: 'vote',
    seq: 1,
    about: [],
    up,
    down,
    ...more,
  });

  test('passes with more thumbs up than down', () => {
    expect(hasPassed(vote([0, 1], [2]), 2)).toBe(true);
    expect(hasPassed(vote([0], [1, 2]), 0)).toBe(false);
  });

  test('goes the way of the first player when tied, by vote or by word', () => {
    expect(hasPassed(vote([0], [1]), 1)).toBe(false);
    expect(hasPassed(vote([0], [1]), 0)).toBe(true);
    expect(hasPassed(vote([0], [1], { tie: true }), 1)).toBe(true);
  });
});

test('bites that spread are one row of rolls and one list of the dead', () => {
  const scenes = scenesOf(
    happened(
      ['exposure', { survivor: 'a', result: 'bite' }],
      ['killed', { survivor: 'a', seat: 0, place: 'school', cause: 'bite' }],
      ['exposure', { survivor: 'b', result: 'blank' }],
    ),
  );
  expect(scenes).toMatchObject([{ rolls: [{ about: 'a' }, { about: 'b' }] }, { dead: [{ cause: 'bite' }] }]);
});
