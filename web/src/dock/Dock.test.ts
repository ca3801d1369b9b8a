import { render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { table as tableWith, view } from '../board/testing';
import TestTable from '../board/TestTable.svelte';
import type { Table } from '../game/context';
import { setLanguage } from '../i18n/index.svelte';
import type { Catalog, MineView, QuestionKind } from '../lib/wire';
import Dock from './Dock.svelte';

const names = { places: {}, symbols: {}, decks: {}, bots: {} };
const catalog: Catalog = { lang: 'en', packs: [], cards: [], nodes: {}, choices: {}, names };
const mine: MineView = {
  hand: ['fuel@starting'],
  locked: [],
  objective: 'protected@secret',
  exiled_objective: '',
  dealt: [],
  searching: [],
  pledged: [],
  guarded: '',
  given: [],
};

let table: Table;
let decided: string[];

/** My seat is asked something; the answers are their own labels. */
async function asked(kind: QuestionKind, answers: string[], text = '', args: string[] = []): Promise<void> {
  const words = answers.map((answer) => answer.split(' '));
  table = tableWith(view({ mine, questions: [{ id: 7, seats: [0], kind, args, wait: 'all', answers: words }] }));
  table.connection.asked = [{ question: 7, text, answers }];
  table.connection.decide = (_, answer) => {
    decided.push(answer.join(' '));
    return Promise.resolve({ type: 'accepted', id: '', seq: 1 });
  };
  table.connection.why = (action) => Promise.resolve({ text: `${action[0]} can't be`, rule: 'A2.3' });
  Object.defineProperty(table.cards, 'catalog', { value: catalog });
  Object.defineProperty(table.cards, 'ready', { value: true });
  render(TestTable, { table, part: Dock });
  await tick();
}

async function press(name: string | RegExp): Promise<void> {
  screen.getAllByRole('button', { name })[0]!.click();
  await tick();
}

beforeAll(() => setLanguage('en'));
beforeEach(() => {
  decided = [];
});

test('a question that this client has never heard of can be answered', async () => {
  await asked('riddle' as QuestionKind, ['answer moon', 'answer sun'], 'What shines at night?');
  expect(screen.getByText('What shines at night?')).toBeTruthy();
  await press('answer moon');
  expect(decided).toEqual(['answer moon']);
});

test('so can an action', async () => {
  await asked('action', ['dance ashley-ross die=3', 'end']);
  await press(/^ashley-ross/);
  await press(/dance ashley-ross/);
  expect(decided).toEqual(['dance ashley-ross die=3']);
});

test('what is expected but impossible says why, with a link to the rule', async () => {
  await asked('action', ['barricade ashley-ross die=3', 'end']);
  await press(/^ashley-ross/);
  const reason = await screen.findByRole('link', { name: /^Search: impossible/ });
  expect(reason.getAttribute('href')).toBe('/rules#A2.3');
  expect(reason.textContent).toContain("search can't be");
});

test('the leader of a group is whoever was picked first', async () => {
  await asked('group', ['keep ana bo', 'keep bo ana', 'keep ana cy', 'keep cy ana']);
  const [ana, bo] = within(screen.getByRole('group', { name: '' })).getAllByRole('button');
  bo!.click();
  await tick();
  ana!.click();
  await tick();
  await press(/^Begin, led by/);
  expect(decided).toEqual(['keep bo ana']);
});

test('an exile is asked for twice', async () => {
  await asked('action', ['exile p2', 'end']);
  await press('At the table');
  await press(/Player 2/);
  expect(decided).toEqual([]);
  await press('Call the vote');
  expect(decided).toEqual(['exile p2']);
});

test('numbers choose what is offered, Escape goes back', async () => {
  await asked('action', ['barricade ashley-ross die=3', 'attract ashley-ross die=3', 'end']);
  await press(/^ashley-ross/);
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
  await tick();
  expect(table.selection.picked).toBeNull();
  await press(/^ashley-ross/);
  dispatchEvent(new KeyboardEvent('keydown', { key: '2', cancelable: true }));
  expect(decided).toEqual(['attract ashley-ross die=3']);
});
