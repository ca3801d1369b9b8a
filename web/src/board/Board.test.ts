import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';

import { setLanguage } from '../i18n/index.svelte';
import type { QuestionView } from '../lib/wire';
import Board from './Board.svelte';
import SeatsBar from './SeatsBar.svelte';
import TestTable from './TestTable.svelte';
import { table, view } from './testing';
import TopBar from './TopBar.svelte';

beforeAll(() => setLanguage('en'));

test('an entrance tells how many zombies stand there and what happens tonight', async () => {
  render(TestTable, { table: table(), part: Board });
  expect(await screen.findByRole('button', { name: 'Entrance 3: 3 zombies; overrun tonight' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Entrance 6: 2 zombies, 1 barricade; a barricade falls/ })).toBeTruthy();
});

test('a place tells who is there, how loud it is and how many cards it has', async () => {
  render(TestTable, { table: table(), part: Board });
  const school = await screen.findByRole('button', { name: /school: no zombies, 1 survivor, noise 2; 20 cards$/ });
  expect(school).toBeTruthy();
});

test('my survivor who can act is picked by a tap', async () => {
  const answers = [['search', 'ashley-ross', 'die=5']];
  const questions: QuestionView[] = [{ id: 7, seats: [0], kind: 'action', args: [], wait: 'all', answers }];
  const mine = table(view({ questions }));
  render(TestTable, { table: mine, part: Board });
  (await screen.findByRole('button', { name: /^ashley-ross.*Can act$/ })).click();
  expect(mine.selection.picked).toEqual({ kind: 'survivor', id: 'ashley-ross' });
});

test('the top bar foresees hunger and lost morale', () => {
  render(TestTable, { table: table(), part: TopBar });
  expect(screen.getByText(/Morale 4/).textContent).toContain('→ 3');
  expect(screen.getByText('hunger −2')).toBeTruthy();
});

test('the players stand in turn order, and who is on turn is marked', () => {
  render(TestTable, { table: table(view({ first: 2 })), part: SeatsBar });
  const seats = screen.getAllByRole('button');
  expect(seats.map((seat) => seat.textContent?.match(/Player \d/)?.[0])).toEqual(['Player 3', 'Player 1', 'Player 2']);
  expect(seats.map((seat) => seat.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});
