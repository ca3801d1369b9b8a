/** Who stands at a place, as tiles show it: who may be sent home is decided by the server alone (W7). */
import type { Cards } from '../game/catalog.svelte';
import type { QuestionView, SurvivorView, View } from '../lib/wire';

export interface Leaver {
  survivor: SurvivorView;
  /** On the reader's side: goes home for nothing. */
  ally: boolean;
  /** Bullets that it costs; the lone wolf pays with a die instead. */
  cost: number;
  /** Why this one can't be sent home, if that is so. */
  why: 'opposite' | 'bullets' | 'die';
}

/** A survivor with a weapon costs twice as much. */
const COST = { unarmed: 1, armed: 2 };

export function isArmed({ cards: held }: SurvivorView, cards: Pick<Cards, 'card'>): boolean {
  return held.some(({ card }) => cards.card(card)?.symbols.includes('weapon'));
}

/** Whether the reader is the lone wolf, who pays with a die of any value (LW3.1) and has no enemy opposite. */
export function paysWithDie({ wolf, seat }: Pick<View, 'wolf' | 'seat'>): boolean {
  return wolf?.seat === seat;
}

/** All who stand at the place of the question, allies first. */
export function leaversAt(view: View, { args }: QuestionView, cards: Pick<Cards, 'card'>): Leaver[] {
  const colonyOf = (seat: number) => view.players[seat]?.colony;
  const own = colonyOf(view.seat);
  const byDie = paysWithDie(view);
  const there = view.survivors.filter(({ place }) => place === args[1]);
  const leavers = there.map((survivor): Leaver => {
    const ally = colonyOf(survivor.owner) === own;
    const cost = ally || byDie ? 0 : isArmed(survivor, cards) ? COST.armed : COST.unarmed;
    const opposite = view.turns.some(({ seat }) => seat === survivor.owner);
    return { survivor, ally, cost, why: byDie ? 'die' : opposite ? 'opposite' : 'bullets' };
  });
  return leavers.sort((a, b) => Number(b.ally) - Number(a.ally) || a.cost - b.cost);
}

/** What the people of a side are worth in a combat at a place, before tactics (W12.3, W12.4). */
export function strengthAt(view: View, place: string, side: number, cards: Pick<Cards, 'card'>): number {
  const there = view.survivors.filter((one) => one.place === place && view.players[one.owner]?.colony === side);
  return there.length + there.filter((one) => isArmed(one, cards)).length;
}
