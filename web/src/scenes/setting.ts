/** Where the story of a crossroads card happens. */
import type { Cards } from '../game/catalog.svelte';
import type { EventInfo, View } from '../lib/wire';

/** A place of the board, or `road` for somebody who is on the way. `here`: the place, where the question names it. */
export function settingOf(
  card: string,
  here: string,
  view: View | null,
  events: readonly EventInfo[],
  cards: Cards,
): string {
  const fired = events.findLast((event) => event.kind === 'crossroads' && event.facts.card === card);
  const survivor = fired?.kind === 'crossroads' ? fired.facts.survivor : '';
  const onTheWay = events.some(
    ({ kind, seq, facts }) => kind === 'moved' && seq === fired?.seq && facts.survivor === survivor,
  );
  if (survivor && onTheWay) return 'road';
  const stands = view?.survivors.find(({ id }) => id === survivor)?.place;
  return here || stands || placeNamed(cards.card(card)?.trigger ?? '', view, cards) || 'colony';
}

/** The place that a text names. */
function placeNamed(text: string, view: View | null, cards: Cards): string | undefined {
  return view?.places.find(({ name }) =>
    [cards.place(name).at, cards.place(name).the].some((words) => text.includes(words)),
  )?.name;
}
