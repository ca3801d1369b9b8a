import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';

import { Cards } from '../../game/catalog.svelte';
import { setLanguage } from '../../i18n/index.svelte';
import DoubtPlot from './DoubtPlot.svelte';
import MoralePlot from './MoralePlot.svelte';

/** In jsdom nothing has a size, and none changes. */
class Still {
  observe() {}
  unobserve() {}
}

beforeEach(async () => {
  vi.stubGlobal('ResizeObserver', Still);
  await setLanguage('en');
});

/** The dots of a plot, each as its place across and its height. */
function dots(plot: HTMLElement): [number, number][] {
  return [...plot.querySelectorAll('circle')].map((dot) => [
    Number(dot.getAttribute('cx')),
    Number(dot.getAttribute('cy')),
  ]);
}

test('morale falls to the floor, round by round, with whoever died', () => {
  const deaths = [{ round: 2, survivor: '', seat: 0, cause: '' }];
  render(MoralePlot, { morale: [6, 3, 0], deaths, cards: new Cards('x') });
  const plot = screen.getByRole('img', { name: /6, 3, 0/ });
  const [start, first, end] = dots(plot);
  expect(first![0] - start![0]).toBeCloseTo(end![0] - first![0]);
  expect(first![1] - start![1]).toBeCloseTo(end![1] - first![1]);
  const floor = plot.querySelector('.deadly')!.getAttribute('d');
  expect(floor).toContain(` ${end![1]}H`);
  expect(plot.querySelectorAll('.name')).toHaveLength(1);
});

test('certainty is at the top and trust at the bottom', () => {
  const course = [0, 1].map((chance, round) => ({ round: round + 1, chance }));
  render(DoubtPlot, { opinions: [{ seat: 1, course }], label: 'doubts' });
  const plot = screen.getByRole('img', { name: 'doubts' });
  const [trust, certainty] = dots(plot).map(([, y]) => y);
  const levels = [...plot.querySelectorAll('.level')].map((level) => level.getAttribute('d')!);
  expect(levels[0]).toContain(` ${trust}H`);
  expect(levels.at(-1)).toContain(` ${certainty}H`);
  expect(plot.textContent).toMatch(/0%.*50%.*100%.*round 1.*2/s);
});
