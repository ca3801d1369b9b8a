import { render, screen } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { beforeAll, expect, test } from 'vitest';

import { table } from '../board/testing';
import TestTable from '../board/TestTable.svelte';
import type { Table } from '../game/context';
import { setLanguage } from '../i18n/index.svelte';
import type { QuestionView, View } from '../lib/wire';
import Ballot from './Ballot.svelte';
import ElectionStage from './ElectionStage.svelte';
import { war } from './testing';

beforeAll(() => setLanguage('en'));

function show(part: unknown, given: Record<string, unknown>, changes: Partial<View> = {}): Table {
  const here = table(war({ seat: 2, awaited: [2], ...changes }));
  here.cards.place = () => ({ label: 'Forge', the: '', at: '' });
  render(TestTable, { table: here, part: part as Component, given });
  return here;
}

const elected = (seat: number, tied: number[]) => ({ colony: 0, seat, votes: { '0': 2, '2': 0 }, tied });

test('in a tie nobody leads yet: whoever has led so far decides', () => {
  show(ElectionStage, { scene: { kind: 'election', elected: [elected(-1, [0, 2])] }, step: 0 });
  expect(screen.getByText(/tie/i)).toBeTruthy();
  expect(screen.queryByText(/leads from now on/)).toBe(null);
  expect(screen.queryByText(/Player 0/)).toBe(null);
});

test('who has the most votes leads', () => {
  show(ElectionStage, { scene: { kind: 'election', elected: [elected(2, [2])] }, step: 0 });
  expect(screen.getByText(/Player 3.*lead/)).toBeTruthy();
});

test('who decides a tie may pick themselves, and is told no rule about ties', () => {
  const answers = [['elect', 'p1'], ['elect', 'p3']]; // prettier-ignore
  const question: QuestionView = { id: 5, seats: [2], kind: 'elect', args: ['tie', 'p1', 'p3'], wait: 'all', answers };
  show(Ballot, { question }, { questions: [question] });
  const myself = screen.getByRole<HTMLButtonElement>('button', { name: /Player 3/ });
  expect(myself.disabled).toBe(false);
  expect(myself.textContent).not.toMatch(/oneself|yourself/);
  expect(screen.queryByText(/there is a tie/)).toBe(null);
});
