import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Queue } from './queue.svelte';
import { restOf, type Scene } from './scene';

const roll = (seq: number): Scene => ({ kind: 'rolls', seq, rolls: [] });
const crisis = (seq: number): Scene => ({
  kind: 'crisis',
  seq,
  card: '',
  cards: ['a', 'b'],
  total: 2,
  need: 2,
  outcome: 'prevented',
});
const shown = (queue: Queue) => queue.waiting.map((scene) => scene.seq);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a scene unfolds step by step, rests and makes room for the next', () => {
  const queue = new Queue(() => 100);
  queue.push([crisis(1), roll(2)]);
  expect([queue.current?.seq, queue.step]).toEqual([1, 0]);
  vi.advanceTimersByTime(100);
  expect(queue.step).toBe(1);
  vi.advanceTimersByTime(200);
  expect(queue.unfolded).toBe(true);
  vi.advanceTimersByTime(restOf(crisis(1)));
  expect(queue.current?.seq).toBe(2);
  vi.advanceTimersByTime(60_000);
  expect(queue.current).toBe(null);
});

test('a skip shows all of a scene, another one ends it', () => {
  const queue = new Queue(() => 100);
  queue.push([crisis(1), roll(2)]);
  queue.skip();
  expect([queue.current?.seq, queue.unfolded]).toEqual([1, true]);
  queue.skip();
  expect(queue.current?.seq).toBe(2);
});

test('three scenes wait at most: small ones are given up first, then the oldest', () => {
  const queue = new Queue(() => 100);
  queue.push([roll(1), crisis(2), roll(3), crisis(4), crisis(5), crisis(6)]);
  expect(queue.waiting).toHaveLength(3);
  expect(queue.passed.map((scene) => scene.seq)).toEqual([3, 2]);
  expect([queue.current?.seq, ...shown(queue)]).toEqual([1, 4, 5, 6]);
});

test('with nothing that moves, a scene is there whole at once and is still given time to read', () => {
  const queue = new Queue(() => 0);
  queue.push([crisis(1)]);
  expect(queue.unfolded).toBe(true);
  vi.advanceTimersByTime(restOf(crisis(1)) - 1);
  expect(queue.current?.seq).toBe(1);
  vi.advanceTimersByTime(1);
  expect(queue.current).toBe(null);
});

test('what was passed over is forgotten when the show is over', () => {
  const queue = new Queue(() => 0);
  queue.push([roll(1), roll(2), roll(3), roll(4), roll(5)]);
  expect(queue.passed).toHaveLength(1);
  vi.advanceTimersByTime(600_000);
  expect(queue.passed).toEqual([]);
});
