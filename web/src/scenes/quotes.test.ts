import { expect, test } from 'vitest';

import type { Said, Talk } from '../lib/wire';
import { quotesOf } from './quotes';

const said = (n: number, seat: number, talk: Talk, seq = 20): Said => ({
  type: 'said',
  n,
  at: 0,
  seat,
  talk,
  stand_in: false,
  team: false,
  seq,
});

test('a vote quotes the last that each has said lately, and no accusation of somebody else', () => {
  const talk = [
    said(1, 0, { type: 'chat', text: 'long ago' }, 3),
    said(2, 1, { type: 'accuse', seat: 2 }),
    said(3, 2, { type: 'chat', text: 'It is not me!' }),
    said(4, 3, { type: 'accuse', seat: 0 }),
    said(5, 2, { type: 'chat', text: 'Ask Inès.' }),
  ];
  expect(quotesOf(talk, 2, 21).map(({ n }) => n)).toEqual([2, 5]);
});
