/** Who stands on which side of a war, as the table shows it: nothing here is a rule. */
import type { GlyphName } from '../drawing/glyphs';
import type { ColonyView, View } from '../lib/wire';

/** A place where survivors of both colonies stand, and how many of each. */
export interface Duel {
  place: string;
  sides: [number, number];
}

/** The place names that the two emblems belong to. */
export function emblemOf({ place }: Pick<ColonyView, 'place'>): GlyphName {
  return place === 'lighthouse' ? 'lighthouse' : 'forge';
}

/** Survivors of both colonies at a place; who stands at a door is there too. */
export function sidesAt({ survivors, players }: View, place: string): [number, number] {
  const count = (colony: number) =>
    survivors.filter((one) => one.place === place && players[one.owner]?.colony === colony).length;
  return [count(0), count(1)];
}

/** Where both colonies have somebody, homes first: there they fight tonight if nobody moves. */
export function duelsOf(view: View): Duel[] {
  return view.places
    .map(({ name }) => ({ place: name, sides: sidesAt(view, name) }))
    .filter(({ sides: [first, second] }) => first > 0 && second > 0);
}

/** How many places outside each colony has more people at. */
export function heldBy(view: View): [number, number] {
  const homes = new Set(view.colonies.map(({ place }) => place));
  const balances = view.places.filter(({ name }) => !homes.has(name)).map(({ name }) => sidesAt(view, name));
  return [balances.filter(([a, b]) => a > b).length, balances.filter(([a, b]) => b > a).length];
}

/** The colonies that are at war: not the den of the lone wolf. */
export function bothOf({ colonies }: View): readonly ColonyView[] {
  return colonies.slice(0, 2);
}

/** The den of the lone wolf, where there is one. */
export function denOf({ colonies }: View): ColonyView | undefined {
  return colonies[2];
}

/** How the turn of the lone wolf stands, which comes before the pairs. */
export function wolfTurn({ wolf, turns, pairs }: View): PairState {
  if (!wolf) return 'past';
  if (turns.some(({ seat }) => seat === wolf.seat)) return 'now';
  return pairs.some((seats) => seats.includes(wolf.seat)) ? 'next' : 'past';
}

export type PairState = 'past' | 'now' | 'next' | 'later';

export interface Pair {
  /** One seat of each colony. */
  seats: [number, number];
  state: PairState;
}

/** The pairs of turns of a round, in their order: the leaders first, then clockwise in each colony. */
export function pairsOf(view: View): Pair[] {
  const [ours = [], theirs = []] = bothOf(view).map(({ leader }, colony) => {
    const seats = view.players.filter((player) => player.colony === colony).map(({ seat }) => seat);
    const first = Math.max(0, seats.indexOf(leader));
    return [...seats.slice(first), ...seats.slice(0, first)];
  });
  return ours.map((seat, n) => {
    const seats: [number, number] = [seat, theirs[n] ?? -1];
    return { seats, state: stateOf(view, seats) };
  });
}

function stateOf({ turns, pairs }: View, [first]: [number, number]): PairState {
  if (turns.length > 1 && turns.some(({ seat }) => seat === first)) return 'now';
  const coming = pairs.findIndex((seats) => seats.includes(first));
  if (coming < 0) return 'past';
  return coming === 0 ? 'next' : 'later';
}

/** Who acts opposite a seat in the pair of turns that goes on; -1 if the seat isn't in it. */
export function oppositeOf({ turns }: View, seat: number): number {
  const here = turns.length > 1 && turns.some((turn) => turn.seat === seat);
  return here ? (turns.find((turn) => turn.seat !== seat)?.seat ?? -1) : -1;
}
