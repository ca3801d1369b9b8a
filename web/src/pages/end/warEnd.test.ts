import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';

import { Cards } from '../../game/catalog.svelte';
import { setLanguage } from '../../i18n/index.svelte';
import type { Goal, InsightAnswer, View } from '../../lib/wire';
import { wolfWar } from '../../war/testing';
import MoralePlot from './MoralePlot.svelte';
import { homesAtEnd, warTitle } from './warEnd';

const names = ['Ana', 'Ben', 'Cleo', 'Dan', 'Wilma'];
const places: Record<string, string> = { forge: 'the Forge', lighthouse: 'the Lighthouse' };
const cards = { place: (place: string) => ({ the: places[place] ?? '' }) } as unknown as Cards;

beforeEach(() => setLanguage('en'));

type End = { fallen?: boolean; complete?: boolean };

function over(ending: View['ending'], [forge, lighthouse]: [End, End], changes: Partial<View> = {}): View {
  const [first, second, den] = wolfWar().colonies;
  const colonies = [{ ...first!, ...forge }, { ...second!, ...lighthouse }, den!];
  return wolfWar({ ending, step: 'over', colonies, ...changes });
}

const titleOf = (view: View) => warTitle(view, cards, (seat) => names[seat]!);

test('the title of a war says which colony has fallen, and that the other one didn’t win by that', () => {
  expect(titleOf(over('morale', [{}, { fallen: true }]))).toBe('The Lighthouse falls. Neither colony wins.');
  expect(titleOf(over('morale', [{ fallen: true }, { fallen: true }]))).toBe(
    'Both colonies fall. Neither colony wins.',
  );
});

test('it says who has won: one colony, both, or nobody in time', () => {
  expect(titleOf(over('objective', [{ fallen: true }, { complete: true }]))).toBe(
    'The Forge falls. The Lighthouse wins.',
  );
  expect(titleOf(over('objective', [{ complete: true }, { complete: true }]))).toBe('Both colonies win.');
  expect(titleOf(over('rounds', [{}, {}]))).toBe('Time has run out. Neither colony wins.');
});

test('the lone wolf is named who won, or left the game', () => {
  const end: [End, End] = [{ complete: true }, {}];
  expect(titleOf(over('objective', end, { winners: [0, 2, 4] }))).toMatch(
    /The Forge wins\. Wilma, the lone wolf, wins\.$/,
  );
  const wolf = { ...wolfWar().wolf!, gone: true };
  expect(titleOf(over('objective', end, { wolf }))).toMatch(/Wilma, the lone wolf, has left the game\.$/);
  expect(titleOf(over('objective', end))).toBe('The Forge wins.');
});

test('each colony has its own goals, from whichever seat one looks', () => {
  const goal = (current: number) => [{ met: current > 2, current }] as Goal[];
  const insight = { goals: goal(3), enemy_goals: goal(1) } as InsightAnswer;
  const counts = (seat: number) =>
    homesAtEnd(over('rounds', [{}, {}], { seat }), { insight }).map(({ goals }) => goals[0]!.current);
  expect([counts(0), counts(1), counts(4), counts(-1)]).toEqual([
    [3, 1],
    [1, 3],
    [3, 1],
    [3, 1],
  ]);
  // Both have it where only one can: so nobody has it (W16.1).
  const both = homesAtEnd(over('rounds', [{}, {}]), {
    insight: { goals: goal(3), enemy_goals: goal(4) } as InsightAnswer,
  });
  expect(both.map(({ outcome }) => outcome)).toEqual(['both', 'both']);
});

test('the plot of a den stops where the lone wolf left, in the rounds of the whole game', () => {
  vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} }); // prettier-ignore
  render(MoralePlot, { morale: [4, 3, 0], deaths: [], cards: new Cards('x'), home: 'den', rounds: 5 });
  const plot = screen.getByRole('img');
  expect(plot.querySelectorAll('circle')).toHaveLength(3);
  const [start, , left] = [...plot.querySelectorAll('circle')].map((dot) => Number(dot.getAttribute('cx')));
  const end = Number(plot.querySelector('.level')!.getAttribute('d')!.split('H')[1]);
  expect((left! - start!) / (end - start!)).toBeCloseTo(2 / 4); // the second of four rounds
  expect(plot.textContent).toContain('0: the lone wolf leaves');
});
