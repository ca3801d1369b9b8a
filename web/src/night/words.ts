/** Sentences about the modules. */
import type { Cards } from '../game/catalog.svelte';
import { t } from '../i18n/index.svelte';

const BY_LOT = ['random', 'most-survivors', 'most-noise'];

/** What comes if an experiment isn't locked in, and where. */
export function outbreak(card: string, cards: Cards, plain = false): string {
  const { figures = 1, at = 'random' } = cards.card(card)?.experiment ?? {};
  const where = BY_LOT.includes(at) ? t('night-lair', { at }) : cards.place(at).at;
  return t(plain ? 'night-comes' : 'night-outbreak', { count: figures, name: cards.name(card), where });
}
