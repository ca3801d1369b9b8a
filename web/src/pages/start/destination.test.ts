import { expect, test } from 'vitest';

import { destination } from './destination';

test.each([
  ['NJYX8P', '/j/NJYX8P'],
  [' njy x8p ', '/j/njy%20x8p'],
  ['https://play.example.org/j/NJYX8P', '/j/NJYX8P'],
  ['http://192.168.0.4:8420/t/IqK9#seat=x6SZ8', '/t/IqK9#seat=x6SZ8'],
  ['https://play.example.org/tv/IqK9', '/tv/IqK9'],
  ['https://example.org/', ''],
  ['', ''],
])('%s leads to %s', (typed, address) => {
  expect(destination(typed)).toBe(address);
});
