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

/** Since when a seat's player is gone, in words; nothing for those who are here, and for bots. */
export function awayFor(info: TableInfo, seat: number): string {
  if (!heard.has(info)) heard.set(info, Date.now());
  const chair = info.seats[seat];
  if (!chair || chair.connected || chair.kind !== 'person' || chair.stand_in === 'bot') return '';
  everySecond();
  return inWords(chair.away + (Date.now() - heard.get(info)!) / 1000);
}

function inWords(seconds: number): string {
  const whole = Math.floor(seconds);
  if (whole >= DAY) return t('away-days', { days: Math.floor(whole / DAY) });
  const parts = [Math.floor(whole / 60) % 60, whole % 60].map((part) => String(part).padStart(2, '0'));
  const hours = Math.floor(whole / HOUR);
  const time = [...(hours ? [hours] : []), ...parts].join(':').replace(/^0(?=\d:)/, '');
  return t('away-for', { time });
}
