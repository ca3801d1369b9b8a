import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';

import { view as tableView } from '../board/testing';
import { Cards } from '../game/catalog.svelte';
import { Connection } from '../game/connection.svelte';
import { Selection } from '../game/selection.svelte';
import { setLanguage } from '../i18n/index.svelte';
import type { TableInfo, View } from '../lib/wire';
import { hintMemory, HINTS, targetsOf } from './hints/hints.svelte';
import HintsAtTable from './hints/HintsAtTable.test.svelte';

function view(exiled: boolean): View {
  return {
    ...tableView(),
    round: 1,
    players: [{ seat: 0, exiled }],
    mine: { objective: 'hunger@secret' },
    questions: [{ id: 1, seats: [0], kind: 'action', args: [], wait: 'all', answers: [['end']] }],
    colonies: [{ starvation: 0, waste: [] }],
  } as unknown as View;
}

function table(exiled = false) {
  const connection = new Connection('x');
  connection.view = view(exiled);
  return { connection, cards: new Cards('x'), selection: new Selection(connection) };
}

beforeEach(async () => {
  await setLanguage('en');
  hintMemory.again();
});

test('a hint fits the moment, and the next one comes when it is understood', async () => {
  render(HintsAtTable, { table: table() });
  screen.getByText(/Tap one of your survivors/);
  await fireEvent.click(screen.getByRole('button', { name: 'Understood' }));
  screen.getByText(/Only you know your secret objective/);
});

test('whoever is exiled reads that exile is not the end', () => {
  render(HintsAtTable, { table: table(true) });
  screen.getByText(/Exile is not the end/);
});

test('hints can be switched off, and stay off', async () => {
  const { unmount } = render(HintsAtTable, { table: table() });
  await fireEvent.click(screen.getByRole('button', { name: 'No more hints' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  unmount();
  render(HintsAtTable, { table: table(true) });
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('each player at this browser reads a hint once, and nobody twice', async () => {
  const { unmount } = render(HintsAtTable, { table: table() });
  await fireEvent.click(screen.getByRole('button', { name: 'Understood' }));
  unmount();
  const again = render(HintsAtTable, { table: table() });
  expect(screen.queryByText(/Tap one of your survivors/)).toBeNull();
  again.unmount();
  const other = table();
  other.connection.info = { seats: [{ seat: 0, name: 'Maëlle' }] } as unknown as TableInfo;
  render(HintsAtTable, { table: other });
  screen.getByText(/Tap one of your survivors/);
});

test('each hint says what it speaks of', () => {
  const nowhere = HINTS.filter((hint) => targetsOf(hint, full()).length === 0);
  expect(nowhere).toEqual(['exile', 'accuse', 'vote']);
});

/** A table at which everything is to be seen that hints speak of. */
function full(): View {
  return {
    ...view(false),
    seat: 0,
    survivors: [{ id: 'ashley-ross', owner: 0, frostbite: 1, despair: 1 }],
    places: [{ name: 'school', bandits: 1, traps: [1] }],
    encounters: ['tank@experiment'],
    row: [{ card: 'greenhouse@improvement' }],
  } as unknown as View;
}
