import { describe, expect, test } from 'vitest';

import type { EventInfo, EventKind } from '../lib/wire';
import { biteBefore, cameOf } from './exposure';
import {
  type Exposure,
  type ExposureScene,
  hasPassed,
  rollAt,
  type Scene,
  scenesOf,
  stepsOf,
  takesStage,
  type VoteScene,
} from './scene';

/** Events of which only the facts matter that are given. */
const happened = (...events: [EventKind, object?][]): EventInfo[] =>
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

/** A roll of the exposure die; for somebody healthy unless it says otherwise. */
const exposed = (survivor: string, result: string, more: Partial<Exposure> = {}): [EventKind, Exposure] => [
  'exposure',
  {
    survivor,
    place: 'school',
    cause: 'move',
    result,
    does: result === 'blank' ? 'nothing' : result === 'bite' ? 'death' : result,
    nothing: 6,
    wound: 3,
    frostbite: 2,
    death: 1,
    ...more,
  },
];
const spread: Partial<Exposure> = { cause: 'spread', wound: 0, frostbite: 0, death: 6 };

describe('an exposure roll', () => {
  test('takes the stage, and is seen only at its last step', () => {
    const [scene] = scenesOf(happened(exposed('a', 'wound'), ['wounded', { survivor: 'a', harm: 'wound', total: 1 }]));
    expect(scene).toMatchObject({ kind: 'exposure', rolls: [{ survivor: 'a', does: 'wound' }] });
    const roll = scene as ExposureScene;
    expect(takesStage(roll)).toBe(true);
    const seen = Array.from({ length: stepsOf(roll) + 1 }, (_, step) => rollAt(roll, step).seen);
    expect(seen).toEqual([false, false, true]);
  });

  test('after a bite comes one for each whom it reaches, and one list of the dead', () => {
    const scenes = scenesOf(
      happened(
        exposed('a', 'bite'),
        ['killed', { survivor: 'a', seat: 0, place: 'school', cause: 'bite' }],
        ['morale', { change: -1, now: 4, colony: 0 }],
        exposed('b', 'wound', { ...spread, does: 'death' }),
        ['killed', { survivor: 'b', seat: 1, place: 'school', cause: 'bite' }],
        ['morale', { change: -1, now: 3, colony: 0 }],
        exposed('c', 'blank', spread),
      ),
    );
    expect(scenes).toMatchObject([
      { kind: 'exposure', rolls: [{ survivor: 'a' }, { survivor: 'b' }, { survivor: 'c' }] },
      { kind: 'deaths', dead: [{ survivor: 'a' }, { survivor: 'b' }], morale: 3, change: -2 },
    ]);
    const chain = scenes[0] as ExposureScene;
    const looked = Array.from({ length: stepsOf(chain) + 1 }, (_, step) => rollAt(chain, step));
    expect(looked.map(({ n }) => n)).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2]);
    expect(looked.map(({ seen }) => seen)).toEqual([0, 0, 1, 0, 0, 1, 0, 0, 1].map(Boolean));
  });

  test('of a spread that goes on later still knows how the bite came this far', () => {
    const before = happened(
      exposed('x', 'bite'),
      exposed('a', 'bite'),
      exposed('z', 'bite', { place: 'library' }),
      exposed('b', 'frostbite', { ...spread, does: 'death' }),
    );
    const now = happened(exposed('c', 'blank', spread));
    const [scene] = scenesOf(now);
    const chain = biteBefore([...before, ...now], scene as ExposureScene);
    expect(chain.map(({ survivor }) => survivor)).toEqual(['a', 'b']);
    const [walk] = scenesOf(happened(exposed('d', 'blank')));
    expect(biteBefore(before, walk as ExposureScene)).toEqual([]);
  });

  test.each([
    ['blank', 'nothing', 'move', 'nothing'],
    ['wound', 'wound', 'attack', 'wound'],
    ['bite', 'wound', 'move', 'mild'],
    ['frostbite', 'death', 'move', 'too-many'],
    ['bite', 'death', 'move', 'bite'],
    ['blank', 'nothing', 'spread', 'stops'],
    ['wound', 'death', 'spread', 'takes-hold'],
  ])('of %s that does %s by a %s is called %s', (result, does, cause, came) => {
    expect(cameOf(exposed('a', result, { does, cause })[1])).toBe(came);
  });
});

test('a death says who leads now, the death of nobody asks for no leader', () => {
  const killed: [EventKind, object] = ['killed', { survivor: 'a', seat: 1, place: 'school', cause: 'wounds' }];
  const [death] = scenesOf(happened(killed, ['leader', { seat: 1, survivor: 'b' }]));
  expect(death).toMatchObject({ kind: 'deaths', leaders: [{ seat: 1, survivor: 'b' }] });
  expect(takesStage(death as Scene)).toBe(true);
  expect(scenesOf(happened(['leader', { seat: 1, survivor: 'b' }]))).toEqual([]);
});

test('an exile has its stage after the vote', () => {
  const scenes = scenesOf(
    happened(
      ['voted', { about: ['exile', 'p2'], up: [0, 2], down: [1] }],
      ['exiled', { seat: 1 }],
      ['wrongly-exiled'],
      ['morale', { change: -4, now: 0, colony: 0 }],
    ),
  );
  expect(scenes).toMatchObject([{ kind: 'vote' }, { kind: 'exile', seat: 1, wrongly: true, morale: 0 }]);
  expect(scenes.every(takesStage)).toBe(true);
});
