import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';

import { table as tableWith } from '../board/testing';
import TestTable from '../board/TestTable.svelte';
import { setLanguage } from '../i18n/index.svelte';
import type { QuestionView, View } from '../lib/wire';
import SendHome from './SendHome.svelte';
import { war, wolfWar } from './testing';

beforeAll(() => setLanguage('en'));

/** The school is full: who goes home, of those who may? */
function asked(seen: View, ...may: string[]) {
  const answers = may.map((id) => ['survivor', id]);
  const args = ['send-home', 'school'];
  const question: QuestionView = { id: 7, seats: [seen.seat], kind: 'survivor', args, wait: 'all', answers };
  const table = tableWith({ ...seen, questions: [question], awaited: [seen.seat] });
  table.connection.asked = [{ question: 7, text: 'Who?', answers: answers.map((words) => words.join(' ')) }];
  render(TestTable, { table, part: SendHome as never, given: { question, text: 'Who?' } });
  return {
    tiles: screen.queryAllByRole('button').map((tile) => tile.textContent.replace(/\s+/g, ' ').trim()),
    locked: screen.queryAllByRole('link'),
  };
}

// LW3, LW3.1
test('the lone wolf sends their own home free, and others for a die: never for bullets', () => {
  const { tiles } = asked(wolfWar(), 'cleo', 'dan', 'eve', 'wilma');
  expect(tiles).toHaveLength(4);
  expect(tiles[0]).toMatch(/^wilma.* one of yours, no roll free$/);
  for (const tile of tiles.slice(1)) expect(tile).toMatch(/enemy, no roll a die$/);
  expect(tiles.join()).not.toMatch(/bullet/);
});

test('without a die left the lone wolf is told so, with the rule', () => {
  const { tiles, locked } = asked(wolfWar(), 'wilma');
  expect(tiles).toHaveLength(1);
  expect(locked.map((link) => link.getAttribute('href'))).toEqual(Array(3).fill('/rules#LW3'));
  expect(locked[0]!.textContent).toMatch(/no die left/);
});

// LW3.3
test('to a colony the lone wolf is an enemy like others, and costs bullets', () => {
  const { tiles } = asked(wolfWar({ seat: 0, turns: war().turns }), 'cleo', 'wilma');
  expect(tiles[0]).toMatch(/^cleo.* ally, no roll/);
  expect(tiles[1]).toMatch(/^wilma.* enemy for 1 bullet/);
});
