/** For how long somebody has been gone. The server tells it now and then; the seconds between are counted here. */
import { createSubscriber } from 'svelte/reactivity';

import { t } from '../i18n/index.svelte';
import type { TableInfo } from '../lib/wire';

const everySecond = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

const HOUR = 3600;
const DAY = 24 * HOUR;

/** When each word of the server came: its clock and ours may differ. */
const heard = new WeakMap<TableInfo, number>();

/** For how long a seat's player is gone, in words; nothing for those who are here, and for bots. */
export function awayFor(info: TableInfo, seat: number, form: 'long' | 'short' = 'long'): string {
  if (!heard.has(info)) heard.set(info, Date.now());
  const chair = info.seats[seat];
  if (!chair || chair.connected || chair.kind !== 'person' || chair.stand_in === 'bot') return '';
  everySecond();
  return t('away', { form, time: duration(chair.away + (Date.now() - heard.get(info)!) / 1000) });
}

/** As on a watch, as long as seconds matter. */
function duration(seconds: number): string {
  if (seconds >= DAY) return t('duration-days', { days: Math.floor(seconds / DAY) });
  if (seconds >= HOUR) return t('duration-hours', { hours: Math.floor(seconds / HOUR) });
  const rest = String(Math.floor(seconds) % 60).padStart(2, '0');
  return `${Math.floor(seconds / 60)}:${rest}`;
}
