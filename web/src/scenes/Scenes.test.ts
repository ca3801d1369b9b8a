import { render, screen } from '@testing-library/svelte';
import { type Component, flushSync } from 'svelte';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import TestTable from '../board/TestTable.svelte';
import { table, view } from '../board/testing';
import type { Cards } from '../game/catalog.svelte';
import type { Table } from '../game/context';
import { setLanguage } from '../i18n/index.svelte';
import type { EventInfo, QuestionView, Update } from '../lib/wire';
import { war } from '../war/testing';
import Scenes from './Scenes.svelte';
import ZombiesStrip from './ZombiesStrip.svelte';
import { keepSeen, seenOf } from './seen';

const ARMY = 'army@crossroads';
const OPTIONS = [
  { label: 'Let them in.', text: 'Add 3 food.' },
  { label: 'Hide.', text: 'Nothing happens.' },
];

beforeAll(() => setLanguage('en'));
beforeEach(() => localStorage.clear());

function asked(question: Partial<QuestionView>): QuestionView {
  return { id: 9, seats: [0], kind: 'vote', args: [], wait: 'all', answers: null, ...question };
}

/** A table with one card, where one question is open. */
function at(question: QuestionView): Table {
  const here = table(view({ questions: [question] }));
  const cards = {
    ready: true,
    catalog: { choices: {} },
    card: () => ({ story: 'A truck stops at the gate.', options: OPTIONS, lines: [] }),
    name: () => 'Army',
    place: () => ({ label: '', the: '', at: '' }),
  };
  return { ...here, cards: cards as unknown as Cards };
}

function update(events: EventInfo[]): Update {
  return {
    type: 'update',
    seq: 1,
    view: view(),
    events,
    earlier: 0,
    story: [],
    asked: [],
    moments: [],
    sand: 0,
    lesson: null,
  };
}

function show(question: QuestionView) {
  const here = at(question);
  const decide = vi.spyOn(here.connection, 'decide').mockResolvedValue({ type: 'accepted', id: '', seq: 1 });
  render(TestTable, { table: here, part: Scenes });
  return { here, decide };
}

const crossroads: Partial<QuestionView> = {
  kind: 'crossroads',
  args: [`${ARMY}#0`, '', '', '', '-1', ARMY, '', '0'],
};

test('who chooses at a crossroads has a button for each way that is open', () => {
  const { decide } = show(asked({ ...crossroads, answers: [['option', '2']] }));
  expect(screen.queryByRole('button', { name: /Let them in/ })).toBe(null);
  screen.getByRole('button', { name: /Hide/ }).click();
  expect(decide).toHaveBeenCalledWith(9, ['option', '2']);
});

test('an option that is closed says what it needs', async () => {
  const here = at(asked({ ...crossroads, answers: [['option', '2']] }));
  const why = vi.spyOn(here.connection, 'why').mockResolvedValue({ rule: 'X3', text: 'Only with 2 medicine. Now: 1.' });
  render(TestTable, { table: here, part: Scenes });
  expect(await screen.findByText(/Only with 2 medicine. Now: 1./)).toBeTruthy();
  expect(why.mock.calls).toEqual([[['option', '1'], 9]]);
});

test('the others read the same without buttons, and who chooses', () => {
  show(asked({ ...crossroads, seats: [1] }));
  expect(screen.getByText('A truck stops at the gate.')).toBeTruthy();
  expect(screen.getByText('Let them in.')).toBeTruthy();
  expect(screen.getByText('Player 2 chooses')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Hide/ })).toBe(null);
});

test('a scene steps aside for a look at the board', () => {
  show(asked({ ...crossroads, seats: [1] }));
  screen.getByRole('button', { name: 'Look at the board' }).click();
  flushSync();
  expect(screen.queryByRole('dialog')).toBe(null);
  screen.getByRole('button', { name: /Army/ }).click();
  flushSync();
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('a vote is locked once it is given', async () => {
  const vote = { args: ['exile', 'p3'], seats: [0, 1, 2], answers: [['vote', 'up'], ['vote', 'down']] }; // prettier-ignore
  const { here, decide } = show(asked(vote));
  screen.getByRole('button', { name: /Keep/ }).click();
  expect(decide).toHaveBeenCalledWith(9, ['vote', 'down']);
  here.connection.view = view({ questions: [asked({ ...vote, seats: [1, 2], answers: null })] });
  expect(await screen.findByText('1 of 3 have voted.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Keep/ }).disabled).toBe(true);
});

test('votes are opened together when they are told', async () => {
  const { here } = show(asked({ kind: 'action', answers: [] }));
  const facts = { about: ['exile', 'p3'], up: [0, 1], down: [2] };
  here.connection.clock.arrive(update([{ seq: 1, kind: 'voted', facts }]), false);
  expect(await screen.findByText(/2 to 1: exiled/)).toBeTruthy();
  expect(screen.getByText(/draws an exiled objective/)).toBeTruthy();
  expect(screen.queryByText(/nothing changes/)).toBe(null);
});

test('an opened vote on a card says only what happens', async () => {
  const { here } = show(asked({ kind: 'action', answers: [] }));
  const lines = ['Lose 1 morale.', 'Add 2 food.'].map((text) => ({
    role: 'option',
    heading: 'Thumb',
    text,
    label: '',
  }));
  here.cards.card = () => ({ options: [], lines }) as unknown as ReturnType<Cards['card']>;
  const facts = { about: ['card', ARMY], up: [0], down: [1, 2] };
  here.connection.clock.arrive(update([{ seq: 1, kind: 'voted', facts }]), false);
  expect(await screen.findByText(/1 to 2/)).toBeTruthy();
  expect(screen.getByText(/Add 2 food/)).toBeTruthy();
  expect(screen.queryByText(/Lose 1 morale/)).toBe(null);
});

test('what was missed is no show', () => {
  const { here } = show(asked({ kind: 'action', answers: [] }));
  here.connection.clock.arrive(update([{ seq: 1, kind: 'exiled', facts: { seat: 1 } }]), true);
  flushSync();
  expect(screen.queryByText(/is exiled/)).toBe(null);
});

test('a vote on exile says what either thumb changes', () => {
  show(asked({ args: ['exile', 'p2'], answers: null }));
  expect(screen.getByText('What changes')).toBeTruthy();
  expect(screen.getByText(/Player 2 draws an exiled objective/)).toBeTruthy();
  expect(screen.getByText(/nothing changes/)).toBeTruthy();
  expect(screen.getByText(/Player 1 no longer trusts Player 2/)).toBeTruthy();
  expect(screen.getByText(/Army leaves the colony for a place outside that Player 2 picks/)).toBeTruthy();
  expect(screen.queryByText(/exiled already/)).toBe(null);
});

test('a second exile may be the end, and those outside stay where they are', () => {
  const here = at(asked({ args: ['exile', 'p2'], answers: null }));
  here.connection.view!.players[2]!.exiled = true;
  here.connection.view!.survivors = [];
  render(TestTable, { table: here, part: Scenes });
  expect(screen.getByText(/Player 2’s survivors are all outside already/)).toBeTruthy();
  expect(screen.getByText(/Player 3 is exiled already: if two .* morale drops to 0/)).toBeTruthy();
});

test('a vote on a card reads its story', () => {
  show(asked({ args: ['card', ARMY], answers: null }));
  expect(screen.getByText('A truck stops at the gate.')).toBeTruthy();
});

test('a card is guarded by whoever guarded it then, though another guards the next one by now', () => {
  const here = at(asked({ ...crossroads, seats: [1] }));
  here.connection.view = { ...here.connection.view!, guard: 2 };
  const facts = { card: ARMY, seat: 0, guard: 1, survivor: '' };
  here.connection.events = [{ seq: 3, kind: 'crossroads', facts }];
  render(TestTable, { table: here, part: Scenes });
  expect(screen.getByText('Crossroads, guarded by Player 2')).toBeTruthy();
});

test('what others are asked covers nothing from whoever acts at the same time', async () => {
  const here = at(asked({ ...crossroads, seats: [1] }));
  const [ours, theirs] = war().turns;
  const turns = [ours!, theirs!];
  const question = asked({ ...crossroads, seats: [1] });
  const seen = war({ seat: 2, step: 'actions', turns, questions: [question] });
  here.connection.view = seen;
  render(TestTable, { table: here, part: Scenes });
  expect(screen.queryByRole('dialog')).toBe(null);
  here.connection.view = { ...seen, questions: [{ ...question, seats: [2], answers: [['option', '2']] }] };
  expect(await screen.findByRole('dialog')).toBeTruthy(); // what the reader is asked is theirs to answer
});

test('zombies at a home of two say at which of its doors', () => {
  const here = at(asked({ kind: 'action', answers: [] }));
  here.connection.view = war();
  here.cards.place = (name) => ({ label: name === 'forge' ? 'Forge' : 'School', the: '', at: '' });
  const came = (place: string, entrance: number) => ({ place, entrance, came: 1, broken: 0, overrun: false });
  const scene = { kind: 'zombies', arrivals: [came('forge', 2), came('school', 1)] };
  render(TestTable, { table: here, part: ZombiesStrip as unknown as Component, given: { scene } });
  expect(screen.getByText('Forge, entrance 2')).toBeTruthy();
  expect(screen.getByText('School')).toBeTruthy();
});

test('what was missed waits while the sand runs for the reader', async () => {
  const here = at(asked({ kind: 'action', answers: [] }));
  const [ours, theirs] = war().turns;
  const seen = war({ seat: 2, step: 'actions', timer: 120, turns: [ours!, { ...theirs!, done: true }] });
  keepSeen('test', seenOf(seen, 1));
  here.connection.view = seen;
  here.connection.seq = 9;
  here.connection.story = [4, 5, 6].map((seq) => ({ seq, at: 0, text: `Thing ${seq}.`, kind: 'moved', spot: '' }));
  render(TestTable, { table: here, part: Scenes });
  expect(screen.queryByText('While you were away')).toBe(null);
  here.connection.view = { ...seen, turns: [{ ...ours!, done: true }, { ...theirs!, done: true }] }; // prettier-ignore
  expect(await screen.findByText('While you were away')).toBeTruthy();
  expect(screen.getByText('Thing 6.')).toBeTruthy();
});
