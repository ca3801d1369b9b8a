/** How a player is called, and how it stands with them, in a few words. */
import type { Connection } from '../game/connection.svelte';
import { awayFor } from '../game/away.svelte';
import { t } from '../i18n/index.svelte';
import type { PlayerView } from '../lib/wire';
import { tipOf } from '../tips/tips';
import { turnOf, turnOrder } from './scene';

export interface SeatLine {
  seat: number;
  name: string;
  player: PlayerView;
  mine: boolean;
  first: boolean;
  /** Somebody is on this seat's turn, or waited for. */
  on: boolean;
  state: string;
  bot: boolean;
  /** For how long nobody has been there; empty if somebody is. */
  away: string;
}

export function seatLines({ view, info }: Connection): SeatLine[] {
  if (!view) return [];
  return turnOrder(view).map((seat) => {
    const sitting = info?.seats.find((each) => each.seat === seat);
    const turn = turnOf(view, seat);
    const bot = sitting?.kind === 'bot' || sitting?.stand_in === 'bot';
    const away = info ? awayFor(info, seat) : '';
    return {
      seat,
      name: nameOf(sitting?.name ?? '', seat),
      player: view.players.find((player) => player.seat === seat)!,
      mine: seat === view.seat,
      first: seat === view.first,
      on: turn === 'now' || turn === 'asked',
      state: [view.step === 'over' ? '' : t('board-turn', { turn }), away].filter(Boolean).join(' · '),
      bot,
      away,
    };
  });
}

/** The same in full, with what its marks mean. */
export function seatTip({ name, state, player, first, bot, away }: SeatLine): string {
  return tipOf(
    name,
    state,
    t('tip-dice', { n: player.dice.length, dice: player.dice.join(', ') }),
    t('tip-hand', { n: player.hand.length }),
    first && t('tip-first'),
    bot && t('tip-bot'),
    player.exiled && t('tip-exiled'),
    away && t('tip-away'),
  );
}

function nameOf(name: string, seat: number): string {
  return name || t('board-seat', { number: seat + 1 });
}
