/** What goes from one place on the screen to another: by the keys that the parts of the table carry. */
import type { EventInfo, View } from '../lib/wire';

export interface Flight {
  what: 'card' | 'zombie' | 'bandit';
  /** Where it comes from; for zombies from outside. */
  from: string;
  to: string;
}

const player = (seat: number) => `player:${seat}`;
const survivor = (id: string) => `survivor:${id}`;

/** The way of cards and zombies in some events; survivors need none, the board knows where they stood. */
export function flightsOf(events: readonly EventInfo[], before: View): Flight[] {
  return events.flatMap((event) => flight(event, before) ?? []);
}

function flight({ kind, facts }: EventInfo, view: View): Flight | null {
  switch (kind) {
    case 'added':
      return card(player(facts.seat), 'crisis');
    case 'added-equipped':
      return card(survivor(facts.survivor), 'crisis');
    case 'kept':
      return card(`place:${facts.place}`, player(facts.seat));
    case 'drew':
    case 'fetched':
      return card(`place:${facts.deck}`, player(facts.seat));
    case 'given':
      return card(player(facts.seat), player(facts.to));
    case 'gave':
      return card(player(facts.seat), player(view.active));
    case 'stolen':
      return card(player(facts.victim), player(facts.seat));
    case 'handed-off':
      return card(survivor(facts.survivor), survivor(facts.to));
    case 'equipped':
      return card(
        player(view.survivors.find(({ id }) => id === facts.survivor)?.owner ?? -1),
        survivor(facts.survivor),
      );
    case 'stored':
      return card(player(facts.seat), 'objective');
    case 'waste':
      return card(player(view.active), 'waste');
    case 'pillaged':
      return card(`place:${facts.place}`, facts.to === 'waste' ? 'waste' : 'loot');
    case 'took':
      return view.loot.includes(facts.card) ? card('loot', player(facts.seat)) : null;
    case 'advanced':
      return card(player(facts.seat), `improvement:${facts.card}`);
    case 'code-die':
      return card(player(facts.seat), 'experiment');
    case 'bandit-came':
      return { what: 'bandit', from: '', to: `place:${facts.place}` };
    case 'zombie-came':
      return { what: 'zombie', from: '', to: gate(facts.place, facts.entrance, view) };
    default:
      return null;
  }
}

function card(from: string, to: string): Flight {
  return { what: 'card', from, to };
}

/** Only a colony has its entrances drawn apart. */
function gate(place: string, entrance: number, view: View): string {
  const isHome = view.colonies.some((colony) => colony.place === place);
  return isHome ? `entrance:${place}:${entrance}` : `place:${place}`;
}

/** What lights up on the board while something is told. */
export function spotKeys(spots: readonly string[]): string[] {
  return spots.flatMap((spot) => [`survivor:${spot}`, `place:${spot}`]);
}
