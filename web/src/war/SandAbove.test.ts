import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { table } from '../board/testing';
import TestTable from '../board/TestTable.svelte';
import { setLanguage } from '../i18n/index.svelte';
import { sand } from './sand.svelte';
import SandAbove from './SandAbove.svelte';
import { turn, war } from './testing';

beforeEach(async () => {
  await setLanguage('fr');
  const turns = [{ ...turn, seat: 2 }, { ...turn, seat: 1, done: true }]; // prettier-ignore
  render(TestTable, { table: table(war({ turns, step: 'actions', timer: 120 })), part: SandAbove });
});
afterEach(() => {
  sand.stop();
  document.querySelectorAll('[data-cover]').forEach((cover) => cover.remove());
});

/** Something that covers the table. */
async function cover(html: string): Promise<Element> {
  document.body.insertAdjacentHTML('beforeend', html);
  await tick();
  await tick();
  return document.body.lastElementChild!;
}

const timers = () => screen.queryAllByRole('timer').map((timer) => timer.closest('[data-cover]')?.id);

test('the timer goes along with what covers the table, and comes back', async () => {
  sand.follow(performance.now() + 90_000, 120);
  await tick();
  expect(timers()).toEqual([]); // the table has one of its own
  const sheet = await cover('<dialog open data-cover id="sheet"></dialog>');
  expect(timers()).toEqual(['sheet']);
  const scene = await cover('<div aria-modal="true" data-cover id="scene"></div>');
  expect(timers()).toEqual(['sheet']); // a dialog lies above scenes
  sheet.remove();
  await tick();
  await tick();
  expect(timers()).toEqual(['scene']);
  scene.remove();
  await tick();
  await tick();
  expect(timers()).toEqual([]);
  expect(document.querySelector('[aria-live=polite]')).toBeTruthy();
});

test('who listens hears it inside of what covers the table', async () => {
  const menu = await cover('<dialog open data-cover id="menu"></dialog>');
  sand.follow(performance.now() + 9_500, 120);
  await tick();
  await tick();
  expect(menu.querySelector('[aria-live=polite]')!.textContent).toBe('Encore 10 secondes');
  sand.follow(performance.now() + 4_500, 120);
  await tick();
  await tick();
  expect(menu.querySelector('[aria-live=assertive]')!.textContent).toBe('Encore 5 secondes');
});
