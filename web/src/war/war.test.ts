import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { sceneOf, turnOf } from '../board/scene';
import { colourOf, isRing, shapeOf } from '../drawing/seats';
import { sides } from '../drawing/sides.svelte';
import { hasTwoColonies, playersFor } from '../game/boxes';
import type { EventInfo, Told } from '../lib/wire';
import { type CombatScene, scenesOf } from '../scenes/scene';
import { deedsIn } from './deeds';
import { fightOf, foughtBefore, knotAt, partsOf, stepAt } from './fight';
import { clockWords, Sand } from './sand.svelte';
import { duelsOf, heldBy, oppositeOf, pairsOf, sidesAt } from './sides';
import { standingOf } from './standing';
import { turn, war } from './testing';

const told = (...events: [string, object][]) =>
  events.map(([kind, facts], n) => ({ seq: n, kind, facts })) as unknown as EventInfo[];

describe('the town of two colonies', () => {
  test('has an enemy at the door, not inside', () => {
    const { colony, homes } = sceneOf(war(), null);
    expect(homes.map(({ name }) => name)).toEqual(['forge', 'lighthouse']);
    expect(colony.survivors.map(({ id }) => id)).toEqual(['ana']);
    expect(colony.entrances[3]!.enemies.map(({ id }) => id)).toEqual(['ben']);
    expect(colony.entrances[3]!.spaces).toHaveLength(colony.view.entrance_spaces - 1);
  });

  test('is seen from the home of whoever looks', () => {
    expect(sceneOf(war({ seat: 3 }), null).colony.name).toBe('lighthouse');
  });

  test('has duels where both have people, and places that one of them holds', () => {
    expect(sidesAt(war(), 'school')).toEqual([1, 2]);
    expect(duelsOf(war()).map(({ place }) => place)).toEqual(['forge', 'school']);
    expect(heldBy(war())).toEqual([1, 1]);
  });
});

describe('pairs of turns', () => {
  test('begin with the leaders and go on in each colony', () => {
    expect(pairsOf(war())).toEqual([
      { seats: [2, 1], state: 'now' },
      { seats: [0, 3], state: 'next' },
    ]);
  });

  test('are over when none is to come', () => {
    const over = war({ pairs: [], turns: [{ ...turn, seat: 0 }, { ...turn, seat: 3 }] }); // prettier-ignore
    expect(pairsOf(over)[0]!.state).toBe('past');
    expect(turnOf(over, 2)).toBe('done');
    expect(turnOf(over, 3)).toBe('now');
  });

  test('have two who face each other', () => {
    expect(oppositeOf(war(), 1)).toBe(2);
    expect(oppositeOf(war(), 0)).toBe(-1);
  });

  test('tell what one has done since one’s turn began', () => {
    const events = told(['searched', { seat: 1 }], ['turn', { seat: 1 }], ['attacked', { survivor: 'ben' }], ['search', { seat: 2 }]); // prettier-ignore
    const story = events.map(({ seq }) => ({ seq, at: 0, text: `sentence ${seq}` })) as unknown as Told[];
    expect(deedsIn(events, story, 1, war())).toEqual(['sentence 2']);
  });
});

describe('the sand', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('runs to the moment that the server has told, and stands still without one', () => {
    let now = 1000;
    const sand = new Sand(() => now);
    sand.follow(121_000, 120);
    expect(sand.left).toBe(120);
    now = 92_000;
    vi.advanceTimersByTime(250);
    expect([sand.left, sand.late]).toEqual([29, true]);
    sand.follow(212_000, 120); // given back after a crash
    expect([sand.left, sand.late]).toEqual([120, false]);
    sand.follow(0, 120);
    expect(sand.left).toBeNull();
  });

  test('is read like a clock', () => expect(clockWords(84)).toBe('1:24'));
});

describe('a combat', () => {
  const rolled: [string, object][] = [
    ['bets', { bets: [2, 0] }],
    ['strength', { why: 'bets', strength: [6, 3] }],
    ['combat-dice', { faces: ['wound', 'strength'], numbers: [1, 2] }],
    ['strength', { why: 'dice', strength: [6, 5] }],
    ['combat-over', { place: 'school', winner: 0, by: 1, strength: [6, 5] }],
  ];

  test('is one scene from one question to the next', () => {
    const [scene, ...others] = scenesOf(told(...rolled)) as CombatScene[];
    expect(others).toEqual([]);
    expect(scene).toMatchObject({ kind: 'combat', place: 'school', bets: [2, 0], strength: [6, 5], first: [6, 3] });
  });

  test('that only begins is no scene: its first question shows it', () => {
    expect(scenesOf(told(['combat', { place: 'school', sides: [['ana'], ['ben']] }]))).toEqual([]);
  });

  test('says what the strength of a side is made of', () => {
    const fight = fightOf(null, scenesOf(told(...rolled))[0] as CombatScene);
    expect([partsOf(fight, 0), partsOf(fight, 1)]).toEqual([
      { people: 4, bet: 2, die: 0 },
      { people: 3, bet: 0, die: 2 },
    ]);
    expect([stepAt(fight), knotAt(fight) < 0.5]).toEqual([4, true]);
  });
});

test('the combats of the same night that are over are told beside the one that goes on', () => {
  const fought = (round: number, place: string) => ({ round, place, winner: 0, wolf: -1 });
  const fights = [fought(1, 'library'), fought(2, 'forge'), fought(2, 'school')];
  expect(foughtBefore({ fights, round: 2 }, 'school').map(({ place }) => place)).toEqual(['forge']);
});

test('both colonies are measured by what the objective counts', () => {
  expect(standingOf(war(), [{ of: 'controlled' }] as never)).toEqual({ measure: 'held', counts: [1, 1] });
  expect(standingOf(war(), [])).toBeNull();
});

describe('seats of two colonies', () => {
  afterEach(() => (sides.two = false));

  test('share their shapes, solid and as rings, and have ten colours', () => {
    sides.two = true;
    expect([isRing(2), isRing(3)]).toEqual([false, true]);
    expect(shapeOf(3)).toContain(shapeOf(2));
    expect(new Set(Array.from({ length: 10 }, (_, seat) => colourOf(seat))).size).toBe(10);
  });
});

test('an odd player is the lone wolf', () => {
  expect(hasTwoColonies({ box: 'warring-colonies' })).toBe(true);
  expect([playersFor('warring-colonies', 5), playersFor('base', 8), playersFor('warring-colonies', 0)]).toEqual([
    5, 5, 4,
  ]);
});
