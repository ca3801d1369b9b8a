/** How special zombies are told apart on the board. */
import type { Cards } from '../game/catalog.svelte';

/** The first letter of its name, or two where another type that is about has the same. */
export function initialOf(card: string, about: readonly string[], cards: Cards): string {
  const name = cards.name(card);
  const first = (key: string) => cards.name(key)[0]?.toUpperCase() ?? '';
  const shared = about.some((other) => other !== card && first(other) === first(card));
  return shared ? first(card) + (name[1] ?? '') : first(card);
}
