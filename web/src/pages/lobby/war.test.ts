import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';

import { setLanguage } from '../../i18n/index.svelte';
import type { SeatInfo, Settings, TableInfo } from '../../lib/wire';
import Locked from './Locked.svelte';
import StartBar from './StartBar.svelte';
import WarOptions from './WarOptions.svelte';

beforeEach(() => setLanguage('fr'));

/** A lobby for a war of so many seats, of which the first ones are taken. */
function lobby(players: number, sitting: number, changes: Partial<Settings> = {}): TableInfo {
  const settings = { box: 'warring-colonies', players, wolf: -1, timer: 120, scenario: '', ...changes } as Settings;
  const seats = Array.from({ length: players }, (_, seat) => {
    const taken = seat < sitting;
    return { seat, kind: taken ? 'person' : 'open', name: taken ? `Nom ${seat + 1}` : '' } as SeatInfo;
  });
  return { id: 'x', settings, seats, host: 0, you: 0 } as TableInfo;
}

const nothing = { attempt: () => {}, change: () => {} };

test('who will be the lone wolf is a seat before anybody sits there, then a name', () => {
  const about = (info: TableInfo) => {
    const { container, unmount } = render(WarOptions, { info, settings: info.settings, hosts: true, ...nothing });
    const value = container.querySelector('summary b')!.textContent.trim();
    unmount();
    return value;
  };
  expect(about(lobby(5, 2))).toBe('Place 5');
  expect(about(lobby(5, 5))).toBe('Nom 5');
  expect(about(lobby(5, 2, { wolf: 1 }))).toBe('Nom 2');
});

test('what another box offers is in sight, off, and says why', () => {
  render(Locked, { settings: lobby(4, 1).settings });
  const offered = screen.getAllByRole<HTMLInputElement>('switch');
  expect(offered.map(({ disabled, checked }) => [disabled, checked])).toEqual([
    [true, false],
    [true, false],
  ]);
  expect(offered[0]!.labels![0]!.textContent).toMatch(/Améliorations.*Brigands.*Raxxon.*La nuit la plus longue/);
  expect(offered[1]!.labels![0]!.textContent).toMatch(/Difficulté.*Traître.*Pas dans une guerre/);
});

test('a war begins with what can be played: two equal colonies, and a lone wolf', () => {
  const buttons = (info: TableInfo) => {
    const { unmount } = render(StartBar, { info, hosts: true, ...nothing });
    const found = screen.getAllByRole('button').map((button) => button.textContent.trim());
    unmount();
    return found;
  };
  expect(buttons(lobby(9, 9))).toEqual(['Commencer à 9 : 4 contre 4, et un loup']);
  expect(buttons(lobby(8, 6))).toEqual(['Commencer à 6 : 3 contre 3', 'Commencer, avec 2 bots']);
  expect(buttons(lobby(4, 3))).toEqual(['Commencer, avec un bot']); // three are too few
});
