import { cleanup, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { table as tableWith, view } from '../board/testing';
import TestTable from '../board/TestTable.svelte';
import type { Table } from '../game/context';
import { setLanguage } from '../i18n/index.svelte';
import type { CardEntry, Catalog, MineView, QuestionKind } from '../lib/wire';
import { settings } from '../scenes/settings.svelte';
import { war } from '../war/testing';
import { asking } from './asking';
import Dock from './Dock.svelte';

const names = { places: {}, symbols: {}, decks: {}, bots: {} };
const fuel = { id: 'fuel', keys: { 'fuel@starting': 9 }, name: 'Fuel', symbols: ['fuel'], lines: [], powers: [] };
const catalog: Catalog = { lang: 'en', packs: [], cards: [], nodes: {}, choices: {}, names, raids: {} };
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
  missions: [],
  named: -1,
};

let table: Table;
let decided: string[];

/** My seat is asked something; the answers are their own labels. */
async function asked(kind: QuestionKind, answers: string[], text = '', args: string[] = [], turn = 1): Promise<void> {
  const words = answers.map((answer) => answer.split(' '));
  table = tableWith(view({ mine, turn, questions: [{ id: 7, seats: [0], kind, args, wait: 'all', answers: words }] }));
  table.connection.asked = [{ question: 7, text, answers }];
  table.connection.decide = (_, answer) => {
    decided.push(answer.join(' '));
    return Promise.resolve({ type: 'accepted', id: '', seq: 1 });
  };
  table.connection.why = (action) => Promise.resolve({ text: `${action[0]} can't be`, rule: 'A2.3' });
  Object.defineProperty(table.cards, 'catalog', { value: catalog });
  table.cards.card = (key) => (key.startsWith('fuel') ? (fuel as unknown as CardEntry) : undefined);
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

test('a turn with usable dice ends when that is confirmed', async () => {
  await asked('action', ['barricade ashley-ross die=3', 'end']);
  await press('End my turn');
  expect(decided).toEqual([]);
  await press('End it');
  expect(decided).toEqual(['end']);
});

test('the same turn is asked about once only', async () => {
  await asked('action', ['barricade ashley-ross die=3', 'end'], '', [], 2);
  await press('End my turn');
  await press('Play on');
  expect(decided).toEqual([]);
  await press('End my turn');
  expect(decided).toEqual(['end']);
});

test('who has switched the question off, or has no use for the dice, isn’t asked', async () => {
  await asked('action', ['end'], '', [], 3);
  await press('End my turn');
  expect(decided).toEqual(['end']);
  cleanup();
  settings.toggleAskToEnd();
  await asked('action', ['barricade ashley-ross die=3', 'end'], '', [], 4);
  await press('End my turn');
  settings.toggleAskToEnd();
  expect(decided).toEqual(['end', 'end']);
});

test('a survivor who bears four wounds has four circles', async () => {
  await asked('action', ['search buddy-davis die=3', 'end'], '', [], 5);
  const { survivors } = table.connection.view!;
  const buddy = { ...survivors[0]!, id: 'buddy-davis', deadly: 4, wounds: 1 };
  table.connection.view = { ...table.connection.view!, survivors: [buddy, ...survivors.slice(1)] };
  await tick();
  const hurt = screen.getByRole('img', { name: 'one wound; 4 kill' });
  expect(hurt.children).toHaveLength(4);
});

test('a card that can’t be given says why', async () => {
  await asked('give', ['pass'], 'Who gives fuel?', ['fuel']);
  expect((await screen.findByText(/give can't be/)).textContent).toContain('rule A2.3');
});

test('of two who act at once the band names the one who is asked', () => {
  const question = { id: 7, seats: [1], kind: 'survivor', args: [], wait: 'all', answers: null } as const;
  table = tableWith(
    war({ seat: 0, step: 'actions', awaited: [1, 2], questions: [{ ...question, seats: [1], args: [] }] }),
  );
  table.connection.asked = [{ question: 7, text: 'Who is healed?', answers: [] }];
  expect(asking(table.connection, table.cards, table.selection)).toMatchObject({ seat: 1, who: 'Player 2' });
});
