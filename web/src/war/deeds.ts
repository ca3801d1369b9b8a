/** What somebody has done since a turn of theirs began, in the sentences of the story. */
import type { EventInfo, Told, View } from '../lib/wire';

export function deedsIn(events: readonly EventInfo[], story: readonly Told[], seat: number, view: View): string[] {
  const began = events.findLastIndex(
    (event) => event.kind === 'turn' && (event.facts as { seat: number }).seat === seat,
  );
  const own = new Set(
    events
      .slice(began + 1)
      .filter((event) => doer(event, view) === seat && event.kind !== 'stopped-moving')
      .map(({ seq }) => seq),
  );
  return story.filter((sentence) => own.has(sentence.seq)).map(({ text }) => text);
}

/** The seat that an event tells of; -1 if it is about nobody's deed. */
function doer({ facts }: EventInfo, { survivors }: View): number {
  const { seat, survivor } = facts as { seat?: number; survivor?: string };
  return seat ?? survivors.find(({ id }) => id === survivor)?.owner ?? -1;
}
