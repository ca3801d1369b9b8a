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

test.each([
  [' njyx8p', '/tv/njyx8p'],
  ['https://play.example.org/j/NJYX8P', '/tv/NJYX8P'],
  ['http://192.168.0.4:8420/t/IqK9#seat=x6SZ8', '/tv/IqK9'],
  ['https://example.org/', ''],
])('on a screen that nobody sits at, %s leads to %s, without the secret', (typed, address) => {
  expect(destination(typed, 'tv')).toBe(address);
});
