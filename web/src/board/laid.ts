/** The cards laid to the crisis: who gave each is seen by all, its face by whoever gave it. */
import { origin } from '../game/catalog.svelte';
import type { View } from '../lib/wire';

export interface Laid {
  /** The card, or its back. */
  key: string;
  /** The seat that gave it; -1: nobody knows. */
  giver: number;
  /** It lies face down, and only the reader knows it. */
  own: boolean;
}

export function laidCards(view: View): Laid[] {
  const { crisis_pile: pile = [], crisis_givers: givers = [] } = view.colonies[0] ?? {};
  const mine = [...(view.mine?.given ?? [])];
  return pile.map((key, n) => {
    const giver = givers[n] ?? -1;
    const own =
      giver === view.seat && key.startsWith('@') ? mine.findIndex((card) => origin(card) === origin(key)) : -1;
    return own < 0 ? { key, giver, own: false } : { key: mine.splice(own, 1)[0] as string, giver, own: true };
  });
}
