import { expect, test } from 'vitest';

import { isCode } from './code';

test.each([
  ['NJYX8P', true],
  ['njy-x8p', true],
  ['NJY X8P', true],
  ['', false],
  ['NJYX8', false],
  ['IqK9BPl-DbjuVfO0vjrW9Q', false],
])('%s: %s', (text, code) => {
  expect(isCode(text)).toBe(code);
});
