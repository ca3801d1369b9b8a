/** Single cards that a table may keep out of the game (L7.1). */
import { isPlayed } from '../../game/boxes';
import { type Cards, origin } from '../../game/catalog.svelte';
import type { CardEntry, Settings } from '../../lib/wire';
import { matches } from '../reference/searching';

/** The server takes no more. */
export const MOST_LEFT_OUT = 200;

/** Copies of a card that lie in one deck. */
export interface Lot {
  key: string;
  name: string;
  deck: string;
  copies: number;
}

/** What a scenario is made of is no card to keep out. */
const NO_DECK = ['chapter', 'scenario'];

/** All that could come in a game with these settings, by name. */
export function lotsOf(cards: Cards, settings: Settings): Lot[] {
  const played = (cards.catalog?.cards ?? []).filter((card) => !NO_DECK.includes(card.deck) && comes(card, settings));
  const closed = settings.modules.includes('raxxon') || settings.scenario === 'code' ? '' : 'raxxon';
  const keys = played.flatMap((card) => Object.keys(card.keys)).filter((key) => !closed || origin(key) !== closed);
  return keys.map((key) => lotOf(cards, key)).sort((a, b) => a.name.localeCompare(b.name));
}

function comes(card: CardEntry, settings: Settings): boolean {
  const unwanted = (card.adult && !settings.adult) || (card.not_cooperative && settings.cooperative);
  return !unwanted && isPlayed(card, settings);
}

export function lotOf(cards: Cards, key: string): Lot {
  const card = cards.card(key);
  const deck = cards.deck(origin(key) || (card?.deck ?? ''));
  return { key, name: cards.name(key), deck, copies: card?.keys[key] ?? 1 };
}

/** Those whose name or deck has every word that was typed. */
export function found(lots: readonly Lot[], typed: string): Lot[] {
  return lots.filter((lot) => matches(`${lot.name} ${lot.deck}`, typed));
}
