import { expect, test } from 'vitest';

import type { MineView } from '../lib/wire';
import { laidCards } from './laid';
import { view } from './testing';

const colony = view().colonies[0]!;
const given = (cards: string[]) => ({ given: cards }) as unknown as MineView;

test('the reader knows the faces of their own cards, and of those that lie open', () => {
  const laid = laidCards(
    view({
      mine: given(['fuel@school']),
      colonies: [{ ...colony, crisis_pile: ['@school', '@school', 'lighter@library'], crisis_givers: [0, 1, 1] }],
    }),
  );
  expect(laid).toEqual([
    { key: 'fuel@school', giver: 0, own: true },
    { key: '@school', giver: 1, own: false },
    { key: 'lighter@library', giver: 1, own: false },
  ]);
});

test('each of several own cards of a deck is shown once', () => {
  const colonies = [{ ...colony, crisis_pile: ['@school', '@school'], crisis_givers: [0, 0] }];
  const laid = laidCards(view({ mine: given(['fuel@school', 'junk@school']), colonies }));
  expect(laid.map(({ key }) => key)).toEqual(['fuel@school', 'junk@school']);
});
