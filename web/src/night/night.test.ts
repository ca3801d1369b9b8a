import { describe, expect, test } from 'vitest';

import { Cards } from '../game/catalog.svelte';
import type { EventInfo } from '../lib/wire';
import { type EncounterScene, type LockdownScene, scenesOf } from '../scenes/scene';
import { bandWords, facesOf, holds } from './bands';
import { missingOf, nearest, pairsOf, spareDice } from './code';
import { raidOdds, type RaidLine } from './raid';
import { initialOf } from '../board/special';

const told = (...events: [string, object][]) =>
  scenesOf(events.map(([kind, facts]) => ({ seq: 1, kind, facts })) as unknown as EventInfo[]);

describe('the lockdown code', () => {
  test('knows which dice lie there, and never uses one twice', () => {
    const pairs = pairsOf([[3, 3], [3, 5]], [{ value: 3, seat: 2 }]); // prettier-ignore
    expect(pairs[0]!.map(({ seat }) => seat)).toEqual([2, -1]);
    expect(pairs[1]!.map(({ seat }) => seat)).toEqual([2, -1]);
  });

  test('says which die is missing for the pair that is nearest', () => {
    const pairs = pairsOf([[6, 6], [3, 5]], [{ value: 5, seat: 0 }]); // prettier-ignore
    expect(missingOf(nearest(pairs))).toEqual([3]);
  });

  test('tells dice apart that no pair wants', () => {
    expect(spareDice([[3, 5]], [{ value: 5, seat: 0 }, { value: 1, seat: 1 }])).toEqual([{ value: 1, seat: 1 }]); // prettier-ignore
  });
});

test('bands of a table are told by their faces', () => {
  expect([bandWords({ low: 1, high: 3 }), bandWords({ low: 4, high: 4 })]).toEqual(['1-3', '4']);
  expect(facesOf({ low: 5, high: 6 })).toEqual([5, 6]);
  expect(holds({ low: 1, high: 3 }, 4)).toBe(false);
});

test('the chances of a raid count faces, not lines', () => {
  const line = (low: number, high: number, loot: number, dies: boolean) =>
    ({ low, high, loot, dies, wounds: 0, signs: [], text: '' }) satisfies RaidLine;
  const lines = [line(1, 1, 0, true), line(2, 2, 1, true), line(3, 4, 1, false), line(5, 6, 2, false)];
  expect(raidOdds(lines)).toEqual({ loot: 83, death: 33 });
});

test('special zombies with the same initial get two letters', () => {
  const cards = new Cards('test');
  expect(initialOf('Claw', ['Claw', 'Hunter'], cards)).toBe('C');
  expect(initialOf('Claw', ['Claw', 'Carrier'], cards)).toBe('Cl');
});

describe('scenes of Long Night', () => {
  test('an encounter knows what came of it', () => {
    const [scene] = told(
      ['encounter', { card: 'hunter@experiment', survivor: 'ana', place: 'school', value: 6 }],
      ['wounded', { survivor: 'ana', harm: 'wound', total: 2, deadly: 3 }],
      ['special-killed', { card: 'hunter@experiment', place: 'school', entrance: 1, survivor: 'ana' }],
    ) as EncounterScene[];
    expect(scene).toMatchObject({ kind: 'encounter', hurt: { total: 2, deadly: 3 }, killed: true, fled: false });
  });

  test('a lockdown that fails tells where special zombies have come to', () => {
    const [scene] = told(
      ['lockdown', { card: 'hunter@experiment', dice: [], matched: false }],
      ['experiment-released', { card: 'hunter@experiment' }],
      ['special-came', { card: 'hunter@experiment', place: 'school', entrance: 1 }],
      ['special-came', { card: 'hunter@experiment', place: 'library', entrance: 1 }],
    ) as LockdownScene[];
    expect(scene).toMatchObject({ matched: false, fate: 'released', came: ['school', 'library'] });
  });

  test('a trap that goes off is part of the zombies that come', () => {
    const [scene] = told(
      ['trap-sprung', { place: 'colony', entrance: 2, zombies: 2 }],
      ['zombie-came', { place: 'colony', entrance: 2 }],
    );
    expect(scene).toMatchObject({ kind: 'zombies', arrivals: [{ entrance: 2, blown: 2, came: 1 }] });
  });

  test('bandits that come and what they take are one scene', () => {
    const [scene, ...others] = told(
      ['bandit-came', { place: 'school' }],
      ['bandit-turned-away', { place: 'library' }],
      ['pillaged', { place: 'school', card: 'fuel@school', to: 'loot' }],
    );
    expect(others).toEqual([]);
    expect(scene).toMatchObject({ kind: 'bandits', came: ['school'], away: 1, pillaged: [{ card: 'fuel@school' }] });
  });
});
