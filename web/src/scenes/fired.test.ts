import { expect, test } from 'vitest';

import type { Told } from '../lib/wire';
import { cameOf } from './fired';
import type { CrossroadsScene } from './scene';

const scene: CrossroadsScene = {
  kind: 'crossroads',
  seq: 2,
  card: 'horde@crossroads',
  seat: 1,
  guard: 0,
  survivor: '',
  option: 2,
};

/** Sentences of two decisions: somebody goes; then the second option is taken. */
const story: Told[] = [
  [1, 'moved', 'Mike goes.'],
  [2, 'crossroads', 'Crossroads!'],
  [2, 'option', 'Théo chooses option 2.'],
  [2, 'noise', 'Mike makes noise.'],
].map(([seq, kind, text], at) => ({ seq: seq as number, kind: kind as string, text: text as string, at, spot: '' }));

test('what came of a crossroads card is what was told after the choice, not all that happened before it', () => {
  expect(cameOf(story, scene).map(({ text }) => text)).toEqual(['Mike makes noise.']);
});

test('while nothing has come of it, nothing is told', () => {
  expect(cameOf(story.slice(0, 3), scene)).toEqual([]);
});
