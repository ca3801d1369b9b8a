import { expect, test } from 'vitest';

import { bustOf } from './busts';

test('a survivor of another pack looks the same whenever they are seen, and unlike others', () => {
  expect(bustOf('jane-stranger')).toBe(bustOf('jane-stranger'));
  const crowd = Array.from({ length: 12 }, (_, n) => bustOf(`stranger-${n}`));
  expect(new Set(crowd).size).toBeGreaterThan(10);
});

test('every part of a drawing is there', () => {
  expect(bustOf('mike-cho')).not.toContain('undefined');
});
