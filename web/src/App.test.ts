import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';

import App from './App.svelte';
import { setLanguage } from './i18n/index.svelte';
import { go } from './lib/router.svelte';

beforeEach(async () => {
  go('/');
  await setLanguage('en');
});

test('a press of a button changes the language of everything', async () => {
  render(App);
  screen.getByText(/One colony\. One winter\./);
  await fireEvent.click(screen.getByRole('button', { name: 'Français' }));
  await waitFor(() => screen.getByText(/Une colonie\. Un hiver\./));
  expect(localStorage.getItem('language')).toBe('fr');
  expect(screen.getByRole('button', { name: 'Français' }).getAttribute('aria-pressed')).toBe('true');
});

test('an address that names no page says so and shows the way to the start', async () => {
  go('/nowhere');
  render(App);
  screen.getByRole('heading', { name: 'There is no page here.' });
  screen.getByText(/“\/nowhere” leads nowhere/);
  expect(screen.getByRole('link', { name: 'To the start' }).getAttribute('href')).toBe('/');
});
