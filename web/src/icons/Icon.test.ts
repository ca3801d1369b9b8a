import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';

import { drawing } from '../../plugins/icons.ts';
import Icon from './Icon.svelte';

test('an icon with a label is read aloud', () => {
  render(Icon, { name: 'colony', label: 'Colony' });
  expect(screen.getByRole('img', { name: 'Colony' }).querySelector('path')).not.toBeNull();
});

test('an icon without one is decoration', () => {
  const { container } = render(Icon, { name: 'rules' });
  expect(container.querySelector('svg')!.getAttribute('aria-hidden')).toBe('true');
});

test('a name that does not exist is refused with similar ones', () => {
  const set = { icons: { 'camp-fire': { body: '' }, 'open-book': { body: '' } } };
  expect(() => drawing(set, 'fire')).toThrow('camp-fire');
});
