import { expect, test } from 'vitest';

import { matches, withRules } from './searching';

test('accents, capitals and the order of words make no difference', () => {
  expect(matches('L’objectif exilé est pioché aussitôt.', 'PIOCHE exile')).toBe(true);
  expect(matches('L’objectif exilé est pioché aussitôt.', "l'objectif")).toBe(true);
  expect(matches('L’objectif exilé est pioché aussitôt.', 'exil zombie')).toBe(false);
});

test('rules that a rule names become links', () => {
  expect(withRules('As in C5, not B99.', new Set(['C5']))).toEqual([
    { text: 'As in ', rule: '' },
    { text: 'C5', rule: 'C5' },
    { text: ', not ', rule: '' },
    { text: 'B99', rule: '' },
    { text: '.', rule: '' },
  ]);
});
