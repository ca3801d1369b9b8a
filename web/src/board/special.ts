/** How special zombies are told apart on the board. */
import type { Cards } from '../game/catalog.svelte';
import { t } from '../i18n/index.svelte';
import { bandWords } from '../night/bands';
import { tipOf } from '../tips/tips';

/** The first letter of its name, or two where another type that is about has the same. */
export function initialOf(card: string, about: readonly string[], cards: Cards): string {
  const name = cards.name(card);
  const first = (key: string) => cards.name(key)[0]?.toUpperCase() ?? '';
  const shared = about.some((other) => other !== card && first(other) === first(card));
  return shared ? first(card) + (name[1] ?? '') : first(card);
}

/** What a special zombie is, by its heading, and what the die does to whoever fights it. */
export function encounterTip(card: string, heading: string, cards: Cards): string {
  const table = cards.card(card)?.table ?? [];
  return tipOf(heading, ...table.map((band) => `${bandWords(band)}${t('board-colon')}${band.text}`), t('tip-special'));
}
