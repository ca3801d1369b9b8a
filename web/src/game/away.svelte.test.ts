import { flushSync, tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { setLanguage } from '../i18n/index.svelte';
import type { SeatInfo, TableInfo } from '../lib/wire';
import { awayFor } from './away.svelte';

beforeEach(async () => {
  await setLanguage('en');
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

function table(away: number, changes: Partial<SeatInfo> = {}): TableInfo {
  return { seats: [{ seat: 0, kind: 'person', stand_in: '', connected: false, away, ...changes }] } as TableInfo;
}

test.each([
  [0, 'away for 0:00'],
  [40, 'away for 0:40'],
  [725, 'away for 12:05'],
  [3725, 'away for 1\u00a0h'],
  [86400, 'away for 1\u00a0d'],
  [200000, 'away for 2\u00a0d'],
])('%d seconds', (seconds, words) => {
  expect(awayFor(table(seconds), 0)).toBe(words);
  expect(awayFor(table(seconds), 0, 'short')).toBe(words.replace('for ', ''));
});

test('who is here, and bots, are not away', () => {
  expect(awayFor(table(40, { connected: true }), 0)).toBe('');
  expect(awayFor(table(40, { kind: 'bot' }), 0)).toBe('');
  expect(awayFor(table(40, { stand_in: 'bot' }), 0)).toBe('');
  expect(awayFor(table(40, { kind: 'open' }), 0)).toBe('');
});

test('it goes on by itself, whatever the server’s clock says, and stops when nobody looks', async () => {
  const info = table(40);
  const seen: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(awayFor(info, 0)));
  });
  flushSync();
  for (let second = 0; second < 2; second++) {
    vi.advanceTimersByTime(1000);
    flushSync();
  }
  expect(seen).toEqual(['away for 0:40', 'away for 0:41', 'away for 0:42']);
  stop();
  await tick();
  expect(vi.getTimerCount()).toBe(0);
});
