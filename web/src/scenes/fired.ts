/** How a crossroads card came to be read out, as it was told then: by now another player may be on turn. */
import type { EventFacts, EventInfo, Told } from '../lib/wire';
import type { CrossroadsScene } from './scene';

export function firedOf(events: readonly EventInfo[], card: string): EventFacts['crossroads'] | undefined {
  const event = events.findLast((each) => each.kind === 'crossroads' && each.facts.card === card);
  return event?.kind === 'crossroads' ? event.facts : undefined;
}

const DECIDED = ['crossroads', 'option', 'no-option'];

/** What came of it: told after the card and after the choice. What another scene is going to tell isn't told yet. */
export function cameOf(story: readonly Told[], { seq }: CrossroadsScene): Told[] {
  const told = story.filter((sentence) => sentence.seq === seq);
  return told.slice(told.findLastIndex(({ kind }) => DECIDED.includes(kind)) + 1);
}
