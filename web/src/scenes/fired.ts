/** How a crossroads card came to be read out, as it was told then: by now another player may be on turn. */
import type { EventFacts, EventInfo } from '../lib/wire';

export function firedOf(events: readonly EventInfo[], card: string): EventFacts['crossroads'] | undefined {
  const event = events.findLast((each) => each.kind === 'crossroads' && each.facts.card === card);
  return event?.kind === 'crossroads' ? event.facts : undefined;
}
