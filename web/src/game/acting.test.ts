import { describe, expect, test } from 'vitest';

import type { Asked, QuestionView } from '../lib/wire';
import turns from './acting.fixture.json';
import { actionsOf, deedsOf, diceOf, read, withDie } from './acting';

/** The moves that real players had at some moment of real games. */
const played = turns.map((turn) => {
  const question: QuestionView = { id: 1, seats: [0], kind: 'action', args: [], wait: 'all', answers: turn.answers };
  const asked: Asked = { question: 1, text: '', answers: turn.labels };
  return actionsOf(question, asked, new Map(Object.entries(turn.places)));
});
const all = played.flat();
const where = new Map([
  ['ana', 'colony'],
  ['bo', 'school'],
]);
const reading = (words: string) => read(words.split(' '), words, where);

describe('the actions of real games', () => {
  test('are all there, with their words', () => {
    expect(played.map((actions) => actions.length)).toEqual(turns.map((turn) => turn.answers.length));
    expect(all.every((action) => action.label !== '')).toBe(true);
  });

  test('know every die and every target that they name', () => {
    for (const action of all) {
      expect(action.die > 0).toBe(action.words.some((word) => word.startsWith('die=')));
      if (['move', 'search', 'equip', 'exile', 'add', 'clean'].includes(action.verb))
        expect(action.target).not.toBe('');
    }
  });

  test('are lost in no deed', () => {
    for (const actions of played) {
      const kept = deedsOf(actions).flatMap((deed) => deed.actions);
      expect(new Set(kept)).toEqual(new Set(actions));
    }
  });

  test('leave one choice of target once the die is settled', () => {
    for (const deed of played.flatMap(deedsOf)) {
      const targets = withDie(deed.actions, 0).map((action) => action.words.join(' '));
      expect(new Set(targets).size).toBe(targets.length);
      expect(diceOf(withDie(deed.actions, 0)).length).toBeLessThan(2);
    }
  });
});

describe('reading one action', () => {
  test('a way on foot and a safe one are different deeds to the same place', () => {
    const walk = reading('move ana school');
    const ride = reading('move ana school fuel@starting');
    expect([walk.target, ride.target]).toEqual(['place:school', 'place:school']);
    expect(ride.fuel).toBe('fuel@starting');
    expect(deedsOf([walk, ride])).toHaveLength(2);
  });

  test('zombies are met at the only entrance of a place, at the colony wherever the rules ask for', () => {
    expect(reading('attack bo zombie die=4')).toMatchObject({ die: 4, target: 'entrance:school:1' });
    expect(reading('attack ana zombie die=4')).toMatchObject({ die: 4, target: 'colony' });
    expect(reading('attack ana bo die=4').target).toBe('survivor:bo');
  });

  test('a power has its holder, its name and perhaps a die', () => {
    expect(reading('use ana lighter.1 die=2')).toMatchObject({ survivor: 'ana', power: 'lighter.1', die: 2 });
  });

  test('an exile names the seat', () => {
    expect(reading('exile p3').target).toBe('player:2');
  });

  test('a verb that nobody has heard of can still be done', () => {
    expect(reading('dance bo die=3')).toMatchObject({ verb: 'dance', survivor: 'bo', die: 3, target: '' });
    expect(reading('sing')).toMatchObject({ verb: 'sing', survivor: '' });
  });
});

describe('the die', () => {
  const search = ['search bo die=5', 'search bo die=2', 'search bo die=6'].map(reading);

  test('is the smallest that will do', () => {
    expect(withDie(search, 0).map((action) => action.die)).toEqual([2]);
  });

  test('is the one picked before, if it will do', () => {
    expect(withDie(search, 6).map((action) => action.die)).toEqual([6]);
    expect(withDie(search, 1).map((action) => action.die)).toEqual([2]);
  });
});
