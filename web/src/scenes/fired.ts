/** How a crossroads card came to be read out, as it was told then: by now another player may be on turn. */
import type { Beat } from '../game/beats';
import type { EventFacts, EventInfo, Told } from '../lib/wire';
import type { CrossroadsScene } from './scene';

export function firedOf(events: readonly EventInfo[], card: string): EventFacts['crossroads'] | undefined {
  const event = events.findLast((each) => each.kind === 'crossroads' && each.facts.card === card);
  return event?.kind === 'crossroads' ? event.facts : undefined;
}

const DECIDED = ['crossroads', 'option', 'no-option'];

/** What came of it: told after the card and after the choice. What another scene is going to tell stays untold. */
export function cameOf(beat: Beat | null, scene: CrossroadsScene): Told[] {
  if (!beat || beat.scenes.at(-1) !== scene) return [];
  const decided = beat.events.findLastIndex(
    ({ kind, facts }) => DECIDED.includes(kind) && (facts as { card?: string }).card === scene.card,
  );
  return beat.story.filter(({ at }) => at > beat.at + decided);
}
