import { expect, test } from 'vitest';

import { view } from '../board/testing';
import type { Beat } from '../game/beats';
import type { EventInfo } from '../lib/wire';
import { cameOf } from './fired';
import type { CrossroadsScene, Scene } from './scene';

const HORDE = 'horde@crossroads';
const scene: CrossroadsScene = {
  kind: 'crossroads',
  seq: 1,
  card: HORDE,
  seat: 1,
  guard: 0,
  survivor: '',
  option: 2,
};

/** A part of an update that begins with its 4th event: somebody goes, the card is read, its second option is taken. */
function beat(scenes: Scene[]): Beat {
  const facts = { card: HORDE, seat: 1 };
  const events = ['moved', 'crossroads', 'option', 'noise'].map((kind) => ({ seq: 1, kind, facts }) as EventInfo);
  const texts = ['Mike goes.', 'Crossroads!', 'Théo chooses option 2.', 'Mike makes noise.'];
  const story = texts.map((text, n) => ({ seq: 1, text, at: 3 + n, kind: '', spot: '' }));
  return { update: 1, at: 3, end: 7, events, story, scenes, before: view(), after: view(), ends: null };
}

test('what came of a crossroads card is what was told after the choice, not all that happened before it', () => {
  expect(cameOf(beat([scene]), scene).map(({ text }) => text)).toEqual(['Mike makes noise.']);
});

test('what another scene is going to tell is not told ahead', () => {
  const exile: Scene = { kind: 'vote', seq: 1, about: [], up: [], down: [] };
  expect(cameOf(beat([scene, exile]), scene)).toEqual([]);
});
