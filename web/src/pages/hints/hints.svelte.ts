/** Hints for a first game: which of them fit the moment, and which the player has had enough of. */
import type { View } from '../../lib/wire';
import { read, write } from '../parts/kept';

export const HINTS = [
  'exile',
  'accuse',
  'action',
  'scenario',
  'bolts',
  'secret',
  'crisis',
  'crossroads',
  'vote',
  'improvements',
  'bandits',
  'hideout',
  'raxxon',
  'special',
  'night',
  'unruly',
  'despair',
  'trap',
  'hunger',
  'death',
] as const;
export type Hint = (typeof HINTS)[number];

const SEEN = 'hints-seen';
const OFF = 'hints-off';

/** The hints that fit the moment; the first matters most. */
export function hintsFor(view: View): Hint[] {
  const me = view.players.find((player) => player.seat === view.seat);
  if (!me || !view.mine || view.step === 'over') return [];
  const asked = view.questions.filter((question) => question.seats.includes(view.seat) && question.wait !== 'never');
  const is: Record<Hint, boolean> = {
    exile: me.exiled,
    accuse: asked.some((question) => question.kind === 'accuse'),
    scenario: view.options.scenario !== '' && view.round >= 1,
    bolts: view.objective === 'r2@chapter',
    action: asked.some((question) => question.kind === 'action'),
    secret: view.mine.objective !== '' && view.round >= 1,
    crisis: view.crisis !== '',
    crossroads: view.guard === view.seat,
    vote: asked.some((question) => question.kind === 'vote'),
    improvements: view.row.length > 0,
    bandits: view.places.some(({ bandits }) => bandits > 0) && !view.closed.includes('bandit-attacks'),
    hideout: view.loot.length > 0 && !view.closed.includes('hideout'),
    raxxon: view.experiment !== '' && !view.closed.includes('lockdown'),
    special: view.encounters.length > 0,
    night: view.round >= 2,
    unruly: view.colonies.some(({ unruly }) => unruly > 0),
    despair: view.survivors.some(({ owner, despair }) => owner === view.seat && despair > 0),
    trap: view.places.some(({ traps }) => traps.some((n) => n > 0)),
    hunger: view.colonies.some((colony) => colony.starvation > 0),
    death: view.lost.length > 0,
  };
  return HINTS.filter((hint) => is[hint]);
}

class HintMemory {
  seen = $state.raw<readonly string[]>(read(SEEN).split(' ').filter(Boolean));
  off = $state(read(OFF) !== '');

  dismiss(hint: Hint): void {
    this.seen = [...this.seen, hint];
    write(SEEN, this.seen.join(' '));
  }

  switchOff(): void {
    this.off = true;
    write(OFF, 'off');
  }

  /** Show all of them again. */
  again(): void {
    this.off = false;
    this.seen = [];
    write(OFF, '');
    write(SEEN, '');
  }
}

export const hintMemory = new HintMemory();
