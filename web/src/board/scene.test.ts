import { describe, expect, test } from 'vitest';

import type { EntranceNight } from '../lib/wire';
import { monogram, sceneOf, spacesOf, turnOf, turnOrder } from './scene';
import { forecast, view } from './testing';

const night = (changes: Partial<EntranceNight>): EntranceNight => ({
  zombies: 0,
  barricades: 0,
  traps: 0,
  came: 0,
  broken: 0,
  sprung: 0,
  blown: 0,
  overruns: 0,
  ...changes,
});

describe('the spaces of an entrance', () => {
  test('show zombies, then barricades, then what is free', () => {
    expect(spacesOf(4, { zombies: 2, barricades: 1 })).toEqual(['zombie', 'zombie', 'barricade', 'empty']);
  });

  test('show who comes tonight on the free spaces only', () => {
    expect(spacesOf(3, { zombies: 2 }, night({ came: 2 }))).toEqual(['zombie', 'zombie', 'coming']);
  });

  test('show the barricades that fall tonight', () => {
    expect(spacesOf(3, { zombies: 1, barricades: 2 }, night({ broken: 1 }))).toEqual([
      'zombie',
      'barricade',
      'falling',
    ]);
  });

  test('show special zombies first, and the trap that goes off tonight', () => {
    const stands = { special: 1, zombies: 1, traps: 2 };
    expect(spacesOf(4, stands, night({ sprung: 1 }))).toEqual(['special', 'zombie', 'trap', 'sprung']);
  });
});

describe('the scene', () => {
  test('has the places numbered as on the board, and the survivors where they stand', () => {
    const scene = sceneOf(view(), null);
    expect(scene.places.map((spot) => `${spot.number} ${spot.name}`)).toEqual(['1 police-station', '2 school']);
    expect(scene.places[1]!.survivors.map((survivor) => survivor.id)).toEqual(['maria-lopez']);
    expect(scene.colony.survivors).toHaveLength(2);
  });

  test('counts the free spaces of a place', () => {
    expect(sceneOf(view(), null).places[1]!.free).toBe(3);
  });

  test('warns of the entrance that is overrun tonight', () => {
    const gates = sceneOf(view(), forecast()).colony.entrances;
    expect(gates.map((gate) => gate.omen)).toEqual([null, 'comes', 'overrun', null, null, 'falls']);
  });
});

describe('the turns of a round', () => {
  test('begin with the first player', () => {
    expect(turnOrder(view({ first: 2 }))).toEqual([2, 0, 1]);
  });

  test('are over, on, next or later', () => {
    const now = view({ first: 2, active: 0, awaited: [0] });
    expect([2, 0, 1].map((seat) => turnOf(now, seat))).toEqual(['done', 'now', 'next']);
  });

  test('do not count for somebody who must answer on the turn of another', () => {
    expect(turnOf(view({ first: 2, active: 0, awaited: [1] }), 1)).toBe('asked');
    expect(turnOf(view({ step: 'colony', first: 2, active: 0, awaited: [] }), 0)).toBe('done');
  });
});

test('a monogram has two letters, whatever the name', () => {
  expect(['Maria Lopez', 'Sparky'].map(monogram)).toEqual(['ML', 'Sp']);
});
