import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { ownSide } from '../../board/goals';
import { view } from '../../board/testing';
import { beatsOf } from '../../game/beats';
import type { Cards } from '../../game/catalog.svelte';
import { Clock } from '../../game/clock.svelte';
import type { CardEntry, EventInfo, Line, Update } from '../../lib/wire';
import { firstChapter, withScenario } from '../../pages/lobby/options';
import { scenesOf } from '../../scenes/scene';
import { isEnding, paragraphsOf, settingOf } from '../../scenes/telling';
import { chaptersOf, openPages } from './chapters';

const told = (...events: [string, object][]) =>
  events.map(([kind, facts]) => ({ seq: 1, kind, facts })) as unknown as EventInfo[];
const part = (number: number, seat = 0) =>
  ['scene', { card: 'code@scenario', at: 'x', number, seat }] as [string, object];
const page = (name: string) => ['rules-opened', { card: 'code@scenario', page: name }] as [string, object];

const known: Record<string, object> = {
  'code@scenario': {
    scenes: [{ text: ['First.', 'Second.'] }, { text: ['Third.'] }],
    pages: {
      start: { name: 'Door', text: ['Closed.'], rules: [] },
      pills: { name: 'Pills', text: ['Two.'], rules: [] },
    },
  },
  'r1@chapter': { id: 'r1', name: 'One', next: 'r2', story: '' },
  'r2@chapter': { id: 'r2', name: 'Two', next: 'r3', story: '' },
  'r3@chapter': { id: 'r3', name: 'Three', next: '', story: '' },
};
const cards = {
  card: (key: string) => known[key],
  name: (key: string) => (known[key] as { name: string } | undefined)?.name ?? key,
} as unknown as Cards;

describe('what is told', () => {
  test('parts with the same reader are one scene, and begin with the objective that is complete', () => {
    const [scene, ...others] = scenesOf(told(['chapter-done', { card: 'r1@chapter' }], part(0), part(1)));
    expect(others).toEqual([]);
    expect(scene).toMatchObject({ kind: 'story', done: 'r1@chapter', seat: 0, numbers: [0, 1] });
    expect(paragraphsOf(scene!, cards)).toEqual(['First.', 'Second.', 'Third.']);
  });

  test('another reader begins anew', () => {
    expect(scenesOf(told(part(0), part(1, -1)))).toHaveLength(2);
  });

  test('what only one player is told stands alone, and the others are shown nothing', () => {
    const asked = { card: 'code@scenario' };
    expect(scenesOf(told(['reveal-asked', asked]))).toEqual([]);
    const scenes = scenesOf(told(['reveal-asked', { ...asked, scene_number: 1 }], part(0, -1)));
    expect(scenes.map((scene) => scene.kind === 'story' && scene.alone)).toEqual([true, false]);
  });

  test('a new objective is told, but not the one that everybody has just read', () => {
    const events = told(['objective', { card: 'r2@chapter' }]);
    const update = {
      type: 'update',
      seq: 1,
      events,
      earlier: 0,
      story: [],
      asked: [],
      moments: [],
      sand: 0,
      lesson: null,
    };
    const scenes = (met: string[]) => beatsOf({ ...update, view: view({ met }) } as Update)[0]?.scenes;
    expect(scenes([])).toEqual([]);
    expect(scenes(['r1'])).toMatchObject([{ kind: 'next', card: 'r2@chapter' }]);
    expect(scenesOf(told(['objective', { card: 'tribute@main' }]))).toEqual([]);
  });

  test('endings are known by what they are called', () => {
    expect(['success', 'failure-time-r2', 'renegade-wins-late', 'after-r1'].map(isEnding)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect([settingOf('code@scenario', 'after-r1'), settingOf('raid@scenario', 'whispers')]).toEqual([
      'raxxon',
      'hideout',
    ]);
  });
});

describe('a story on the clock', () => {
  const STEP = 100;
  let clock: Clock;
  let turns: boolean;

  beforeEach(() => {
    vi.useFakeTimers();
    turns = true;
    clock = new Clock(
      { show: () => {}, tell: () => {}, done: () => {} },
      () => 'normal',
      () => STEP,
      { paragraphs: (scene) => paragraphsOf(scene, cards), turns: () => turns },
    );
  });
  afterEach(() => vi.useRealTimers());

  function arrive(...events: [string, object][]) {
    const rest = { earlier: 0, story: [], asked: [], moments: [], sand: 0, lesson: null };
    clock.arrive({ type: 'update', seq: 1, events: told(...events), view: view(), ...rest }, false);
  }

  test('unfolds paragraph by paragraph and stays until somebody goes on', () => {
    arrive(part(0), page('pills'));
    expect([clock.step, clock.unfolded]).toEqual([0, false]);
    vi.advanceTimersByTime(2000);
    expect([clock.step, clock.unfolded]).toEqual([1, true]);
    vi.advanceTimersByTime(600_000);
    expect(clock.scene?.kind).toBe('story');
    clock.skip();
    expect(clock.scene?.kind).toBe('page');
    clock.skip();
    expect(clock.running).toBe(false);
  });

  test('goes on by itself where nobody turns the pages', () => {
    turns = false;
    arrive(part(0), page('pills'));
    vi.advanceTimersByTime(60_000);
    expect(clock.running).toBe(false);
  });

  test('is not taken away from who reads, however much waits; then the rest is caught up with', () => {
    arrive(part(1));
    vi.advanceTimersByTime(5000);
    for (let n = 0; n < 60; n += 1) arrive(['round', { round: 2, left: 3 }]);
    expect(clock.scene?.kind).toBe('story');
    clock.skip();
    expect(clock.running).toBe(false);
  });
});

describe('the sheet of a scenario', () => {
  test('names what is done and what is played for, not what is to come', () => {
    const chapters = chaptersOf(view({ objective: 'r2@chapter', met: ['r1'] }), cards);
    expect(chapters.map(({ name, state }) => [name, state])).toEqual([
      ['One', 'done'],
      ['Two', 'now'],
      ['', 'later'],
    ]);
  });

  test('until the next round the objective that is complete is still there', () => {
    const chapters = chaptersOf(view({ objective: 'r1@chapter', met: ['r1'] }), cards);
    expect(chapters.map(({ state }) => state)).toEqual(['done', 'later', 'later']);
  });

  test('has the pages of the rules that are open', () => {
    const options = { ...view().options, scenario: 'code' as const };
    const names = (closed: string[]) => openPages(view({ options, closed }), cards).map(([name]) => name);
    expect(names(['pills'])).toEqual(['start']);
    expect(names([])).toEqual(['start', 'pills']);
  });

  test('of a card with marks above its sides only one side is shown', () => {
    const lines = ['mark', 'side', 'goal', 'side', 'power'].map((role) => ({ role })) as Line[];
    const shown = (hard: boolean) => ownSide({ lines } as CardEntry, hard).map(({ role }) => role);
    expect(shown(false)).toEqual(['mark', 'side', 'goal']);
    expect(shown(true)).toEqual(['mark', 'side', 'power']);
  });
});

test('a scenario leaves open what it brings itself', () => {
  expect(withScenario('raid')).toMatchObject({ scenario: 'raid', box: 'long-night', modules: [], objective: '' });
  const chapter = (id: string, rounds: number) =>
    ({ id, deck: 'chapter', scenario: 'raid', sides: [{ rounds }] }) as CardEntry;
  expect(firstChapter([chapter('b2', 0), chapter('b1', 9)], 'raid')?.id).toBe('b1');
  expect(firstChapter([chapter('b1', 9)], '')).toBeUndefined();
});
