import { expect, test } from 'vitest';

import type { CardEntry } from '../lib/wire';
import { isPlayed } from './boxes';

const card = (box: string, module = '', scenario = '') =>
  ({ id: 'x', deck: 'main', box, module, scenario }) as CardEntry;
const war = (deck: string, war_only = false) => ({ ...card('warring-colonies'), deck, war_only });
const base = { box: 'base', modules: [], mixed: [] };
const night = { box: 'long-night', modules: ['raxxon'], mixed: [] };

test.each([
  ['its own cards', card('base'), base, true],
  ['not those of another box', card('long-night'), base, false],
  ['nor the other way round', card('base'), night, false],
  ['unless they are mixed in', card('base'), { ...night, mixed: ['main'] }, true],
  ['but not by mixing another deck', card('base'), { ...night, mixed: ['crisis'] }, false],
  ['cards of a module', card('long-night', 'raxxon'), night, true],
  ['not those of a module that is off', card('long-night', 'bandits'), night, false],
  ['not those of a scenario', card('long-night', 'raxxon', 'code'), night, false],
  ['unless it is that scenario', card('long-night', 'raxxon', 'code'), { ...night, scenario: 'code' }, true],
  ['not those of another one', card('long-night', 'raxxon', 'code'), { ...night, scenario: 'raid' }, false],
  ['random items that join', war('item'), { ...base, joined: ['random'] }, true],
  ['crises that join', war('crisis'), { ...night, joined: ['crisis'] }, true],
  ['not what nobody let join', war('crisis'), { ...base, joined: ['random'] }, false],
  ['nor what needs two colonies', war('item', true), { ...base, joined: ['random'] }, false],
  ['cards of fan packs', card(''), night, true],
])('a game is played with %s', (_what, entry, played, expected) => {
  expect(isPlayed(entry, played)).toBe(expected);
});
