/** How a seat is called. */
import { t } from '../../i18n/index.svelte';
import type { SeatInfo, TableInfo } from '../../lib/wire';

/** Who plays a seat, by name; those without one have a number. */
export function seatName(seat: SeatInfo): string {
  if (seat.name) return seat.name;
  if (seat.kind === 'open') return t('open-seat');
  return t('player-number', { number: seat.seat + 1 });
}

/** The same by the number of the seat. */
export function nameOf(info: TableInfo | null, seat: number): string {
  const found = info?.seats[seat];
  return found ? seatName(found) : t('player-number', { number: seat + 1 });
}
