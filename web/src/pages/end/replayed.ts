/** How a table stood at a moment of a finished game, in words. */
import type { Cards } from '../../game/catalog.svelte';
import { language, t } from '../../i18n/index.svelte';
import type { View } from '../../lib/wire';
import { isWar } from '../../war/lazy.svelte';

const listed = (words: string[]) => new Intl.ListFormat(language()).format(words);

/** The morale; in a war that of each colony, and of the den while somebody lives there. */
export function moraleThen(view: View, cards: Pick<Cards, 'place'>): string {
  if (!isWar(view)) return t('replay-morale', { morale: view.colonies[0]?.morale ?? 0 });
  const lived = view.colonies.filter((_, n) => n < 2 || !view.wolf?.gone);
  const homes = lived.map(({ place, morale }) => t('replay-home-morale', { home: cards.place(place).label, morale }));
  return t('replay-war-morale', { homes: homes.join(t('board-comma')) });
}

/** Whose turns they were, in a war: a pair of them, or the lone wolf’s. */
export function turnsThen(view: View, nameOf: (seat: number) => string): string {
  const seats = view.turns.map(({ seat }) => seat);
  const acts = seats.length > 1 || (view.wolf !== null && seats[0] === view.wolf.seat);
  if (!isWar(view) || !acts) return '';
  return t('replay-turns', { count: seats.length, names: listed(seats.map(nameOf)) });
}
