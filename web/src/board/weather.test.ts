import { readFileSync } from 'node:fs';

import { beforeEach, expect, test } from 'vitest';

import { view } from './testing';
import { duskOf, gloomOf, weather } from './weather.svelte';

beforeEach(() => localStorage.clear());

const withMorale = (morale: number) => view({ colonies: [{ ...view().colonies[0]!, morale }] });

test('the board darkens as morale falls', () => {
  const dark = [10, 7, 4, 1, 0].map((morale) => gloomOf(withMorale(morale)));
  expect(dark.slice(0, 2)).toEqual([0, 0]);
  expect(dark.at(-1)).toBe(1);
  expect(dark).toEqual([...dark].sort((a, b) => a - b));
  expect(dark[2]).toBeGreaterThan(0);
});

test('dusk comes turn by turn, and night with the colony phase', () => {
  const at = (turns_left: number, step = 'action') => duskOf(view({ turns_left, step }));
  expect([at(3), at(0), at(3, 'colony'), at(3, 'setup')]).toEqual([0, 1, 1, 0]);
  expect(at(1)).toBeGreaterThan(at(2));
});

test('snow is switched off for good', () => {
  weather.snow = false;
  expect(localStorage.getItem('snow')).toBe('off');
});

/** The tokens of the page, by name. */
const tokens = new Map(
  [...readFileSync('src/styles/tokens.css', 'utf8').matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(
    ([, name, colour]) => [name, colour] as const,
  ),
);

function channels(colour: string): number[] {
  return [1, 3, 5].map((n) => parseInt(colour.slice(n, n + 2), 16) / 255);
}

function brightness(colour: number[]): number {
  const [r = 0, g = 0, b = 0] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: number[], b: number[]): number {
  const [dark = 0, light = 0] = [brightness(a), brightness(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

test.each(['snow-0', 'snow-1', 'snow-2', 'lamp', 'danger', 'frost', 'good', 'dead'])(
  '%s can be read in the brightest and the darkest weather',
  (text) => {
    for (const weather of ['dusk', 'gloom-fill']) {
      const ratio = contrast(channels(tokens.get(text)!), channels(tokens.get(weather)!));
      expect(ratio).toBeGreaterThanOrEqual(4.5);
    }
  },
);
