/** Stages show what happened at their last step, and nothing of it before. */
import { render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { beforeAll, expect, test } from 'vitest';

import TestTable from '../board/TestTable.svelte';
import { table, view } from '../board/testing';
import { setLanguage } from '../i18n/index.svelte';
import CrisisStage from './CrisisStage.svelte';
import DeathsStage from './DeathsStage.svelte';
import ExileStage from './ExileStage.svelte';
import ExposureStage from './ExposureStage.svelte';
import RollsStrip from './RollsStrip.svelte';
import { type Exposure, type Scene, stepsOf } from './scene';
import { titleOf } from './titles';

beforeAll(() => setLanguage('en'));

const STAGES: Partial<Record<Scene['kind'], Component<never>>> = {
  crisis: CrisisStage,
  deaths: DeathsStage,
  exile: ExileStage,
  exposure: ExposureStage,
  rolls: RollsStrip,
};

/** All that a page says at a step of a scene, to eyes and ears. */
function said(scene: Scene, step: number): string {
  const here = table(view());
  here.connection.view!.players[1]!.leader = 'mike-cho';
  const { container, unmount } = render(TestTable, {
    table: here,
    part: STAGES[scene.kind] as unknown as Component,
    given: { scene, step },
  });
  const labels = [...container.querySelectorAll('[aria-label], [title]')].map(
    (part) => `${part.getAttribute('aria-label') ?? ''} ${part.getAttribute('title') ?? ''}`,
  );
  const text = [container.textContent, ...labels, titleOf(scene, here.cards, here.connection.info)].join(' ');
  unmount();
  return text.replace(/\s+/g, ' ');
}

const bite: Exposure = {
  survivor: 'mike-cho',
  place: 'colony',
  cause: 'move',
  result: 'bite',
  does: 'death',
  nothing: 6,
  wound: 3,
  frostbite: 2,
  death: 1,
};
const scenes: [Scene, RegExp][] = [
  [{ kind: 'exposure', seq: 1, rolls: [bite] }, /Bitten/],
  [{ kind: 'exposure', seq: 1, rolls: [{ ...bite, result: 'blank', does: 'nothing' }] }, /Unharmed\./],
  [
    {
      kind: 'deaths',
      seq: 1,
      dead: [{ survivor: 'mike-cho', seat: 1, place: 'school', cause: 'bite' }],
      helpless: 0,
      leaders: [{ seat: 1, survivor: 'maria-lopez' }],
      newcomers: [],
      morale: 3,
      change: -1,
    },
    /bitten.*Morale 4 → 3.*maria-lopez leads/,
  ],
  [{ kind: 'exile', seq: 1, seat: 1, wrongly: true, morale: 0 }, /never betrayed/],
  [{ kind: 'crisis', seq: 1, card: 'x', cards: ['a'], total: -1, need: 3, outcome: 'failed' }, /strikes/],
  [{ kind: 'rolls', seq: 1, rolls: [{ of: 'card', about: 'x', dice: [5] }] }, /5/],
];

test.each(scenes)('nothing of the outcome is there before the last step: $kind', (scene, outcome) => {
  for (let step = 0; step < stepsOf(scene); step += 1) expect(said(scene, step)).not.toMatch(outcome);
  expect(said(scene, stepsOf(scene))).toMatch(outcome);
});

test('the odds stand beside the die before it falls, in twelfths for this survivor', () => {
  const weak = { ...bite, wound: 0, frostbite: 0, death: 6 };
  expect(said({ kind: 'exposure', seq: 1, rolls: [bite] }, 0)).toMatch(/6\/12 unharmed.*3\/12 wound.*2\/12 frostbite.*1\/12 death/); // prettier-ignore
  expect(said({ kind: 'exposure', seq: 1, rolls: [weak] }, 0)).not.toMatch(/\/12 wound/);
});

test('a bite that reaches others shows one roll after the other', () => {
  const spread: Exposure = { ...bite, survivor: 'ashley-ross', cause: 'spread', result: 'blank', does: 'nothing' };
  const scene: Scene = { kind: 'exposure', seq: 1, rolls: [bite, spread] };
  expect(said(scene, 2)).toMatch(/Bitten!.*It may go on/);
  expect(said(scene, 3)).toMatch(/The bite goes round/);
  expect(said(scene, 3)).not.toMatch(/no further/);
  expect(said(scene, stepsOf(scene))).toMatch(/The bite goes no further/);
});

test('a leader who dies without an heir has to be replaced', () => {
  const dead = [{ survivor: 'mike-cho', seat: 1, place: 'school', cause: 'wounds' }];
  const scene: Scene = { kind: 'deaths', seq: 1, dead, helpless: 0, leaders: [], newcomers: [] };
  expect(said(scene, stepsOf(scene))).toMatch(/Player 2 has to name a new leader/);
});

test('the last of a group makes room for a newcomer, who leads', () => {
  const dead = ['mike-cho', 'maria-lopez'].map((survivor) => ({ survivor, seat: 1, place: 'school', cause: 'bite' }));
  const newcomers = [{ seat: 1, survivor: 'gray-beard' }];
  const scene: Scene = { kind: 'deaths', seq: 1, dead, helpless: 0, leaders: [], newcomers };
  expect(said(scene, stepsOf(scene))).toMatch(/Player 2: gray-beard leads the group now/);
  expect(said(scene, stepsOf(scene))).not.toMatch(/has to name/);
});

test('who has led for a moment and died in the same night leads nobody', () => {
  const dead = ['mike-cho', 'maria-lopez'].map((survivor) => ({
    survivor,
    seat: 1,
    place: 'school',
    cause: 'overrun',
  }));
  const leaders = [{ seat: 1, survivor: 'maria-lopez' }];
  const newcomers = [{ seat: 1, survivor: 'gray-beard' }];
  const scene: Scene = { kind: 'deaths', seq: 1, dead, helpless: 0, leaders, newcomers };
  expect(said(scene, stepsOf(scene))).toMatch(/gray-beard leads the group now/);
  expect(said(scene, stepsOf(scene))).not.toMatch(/maria-lopez leads/);
});
