import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';

import { table as tableWith } from '../board/testing';
import TestTable from '../board/TestTable.svelte';
import { setLanguage } from '../i18n/index.svelte';
import type { SeatInfo, TableInfo } from '../lib/wire';
import Refused from './Refused.svelte';

beforeAll(() => setLanguage('en'));

const seat = (kind: SeatInfo['kind'], stand_in: SeatInfo['stand_in'] = '') => ({ kind, stand_in }) as SeatInfo;

test.each([
  ['alone with bots', [seat('person'), seat('bot'), seat('person', 'bot')], false, false],
  ['at a practice table', [seat('person'), seat('bot'), seat('bot')], true, true],
  ['with another person', [seat('person'), seat('person'), seat('bot')], false, true],
])('%s: a vote on going back is offered only where it can pass', (_, seats, practice, offered) => {
  const table = tableWith();
  table.connection.info = { seats, settings: { practice } } as TableInfo;
  table.selection.refusal = { error: 'cannot-undo', text: 'Too late.', rule: '' };
  render(TestTable, { table, part: Refused });
  expect(screen.getByText('Too late.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /vote/i }) !== null).toBe(offered);
});
