import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { sides } from '../../drawing/sides.svelte';
import { wolfSeat } from '../../game/boxes';
import { setLanguage } from '../../i18n/index.svelte';
import type { SeatInfo, Settings, TableInfo } from '../../lib/wire';
import Locked from './Locked.svelte';
import StartBar from './StartBar.svelte';

beforeEach(() => setLanguage('fr'));
afterEach(() => Object.assign(sides, { two: false, wolf: -1 }));

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
    Object.assign(sides, { two: true, wolf: wolfSeat(info.settings) });
    const { unmount } = render(StartBar, { info, hosts: true, ...nothing });
    const found = screen.getAllByRole('button').map((button) => button.textContent.trim().replace('\u202f', ' '));
    unmount();
    return found;
  };
  expect(buttons(lobby(9, 9))).toEqual(['Commencer à 9 : 4 contre 4, et un loup']);
  expect(buttons(lobby(8, 6))).toEqual(['Commencer à 6 : 3 contre 3', 'Commencer, avec 2 bots']);
  const apart = lobby(8, 8);
  for (const seat of [1, 3]) apart.seats[seat]!.kind = 'open';
  expect(buttons(apart)).toEqual(['Commencer, avec 2 bots']); // four against two
  expect(buttons(lobby(6, 5))).toEqual(['Commencer à 5 : 2 contre 2, et un loup', 'Commencer, avec un bot']);
  expect(buttons(lobby(4, 3))).toEqual(['Commencer, avec un bot']); // three are too few
});
