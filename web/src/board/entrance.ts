/** An entrance in words: what stands there, and what happens tonight. */
import type { Cards } from '../game/catalog.svelte';
import { t } from '../i18n/index.svelte';
import { countBy, type Entrance } from './scene';

export function entranceArgs(entrance: Entrance, cards: Cards) {
  return {
    zombies: entrance.zombies,
    coming: entrance.came,
    barricades: entrance.barricades,
    falling: entrance.broken,
    traps: entrance.traps,
    springing: entrance.sprung,
    special: specialNames(entrance.special, cards) || 'none',
    omen: entrance.omen ?? 'none',
    amount: entrance.amount,
  };
}

/** "hunter", "hunter ×2, screamer". */
export function specialNames(special: readonly string[], cards: Cards): string {
  return countBy([...special])
    .map(([card, count]) => (count > 1 ? t('board-times', { name: cards.name(card), count }) : cards.name(card)))
    .join(t('board-comma'));
}
