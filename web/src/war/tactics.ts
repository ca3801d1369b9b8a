/** The tactics of leaders: their names and what they say. */
import { rulesOf } from '../dock/names';
import type { Cards } from '../game/catalog.svelte';

export function tacticOf(cards: Cards, id: string): { name: string; text: string } {
  const key = [id, `${id}@tactic`].find((each) => cards.card(each)) ?? id;
  return { name: cards.name(key), text: cards.card(key) ? rulesOf(cards, key) : '' };
}
