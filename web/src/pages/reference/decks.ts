/** Cards by deck, for the card browser. */
import type { CardEntry } from '../../lib/wire';

/** The decks in the order of the browser; items are gathered from all item decks. */
export const DECKS = ['main', 'crisis', 'crossroads', 'secret', 'betrayal', 'exiled', 'survivor'];

export interface Wanted {
  deck: string;
  symbol: string;
  box: string;
}

/** The decks in which copies of a card lie, with their number. */
export function copies(card: CardEntry): [string, number][] {
  return Object.entries(card.keys).map(([key, number]) => [key.split('@')[1] ?? card.deck, number]);
}

export function isIn(card: CardEntry, { deck, symbol, box }: Wanted): boolean {
  const inDeck = deck === '' || card.deck === deck || copies(card).some(([origin]) => origin === deck);
  return inDeck && (box === '' || card.box === box) && (symbol === '' || card.symbols.includes(symbol));
}

/** All that can be read on a card. */
export function textOf(card: CardEntry): string {
  const lines = card.lines.flatMap((line) => [line.heading, line.label, line.text]);
  return [card.name, card.kind, card.story, ...lines].join(' ');
}

/** Whoever reads it beforehand is never surprised by it: only shown when asked for. */
export function isSpoiler(card: CardEntry): boolean {
  return card.deck === 'crossroads';
}
