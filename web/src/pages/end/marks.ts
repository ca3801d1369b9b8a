/** What stands out on the timeline of a finished game: crises, deaths, votes, exiles; in a war combats, and whoever lost early. */
import type { EventInfo } from '../../lib/wire';

export type MarkKind = 'crisis' | 'death' | 'vote' | 'exile' | 'combat' | 'fall';

export interface Mark {
  kind: MarkKind;
  count: number;
  /** Of a crisis. */
  outcome: string;
  /** Who is exiled, or left a war. */
  seat: number;
  /** Which colony won a combat, or fell; -1 is none. */
  colony: number;
}

export interface MarkedMoment {
  /** The place of the moment on the timeline. */
  place: number;
  round: number;
  marks: Mark[];
}

/** The moments that something stands out at; `moments` are the numbers of the decisions on the timeline. */
export function markedMoments(events: readonly EventInfo[], moments: readonly number[]): MarkedMoment[] {
  const found: MarkedMoment[] = [];
  let round = 0;
  for (const event of events) {
    if (event.kind === 'round') round = event.facts.round;
    const mark = markOf(event);
    const place = mark ? moments.findIndex((seq) => seq >= event.seq) : -1;
    if (!mark || place < 0) continue;
    let moment = found.at(-1);
    if (moment?.place !== place) found.push((moment = { place, round, marks: [] }));
    const same = mark.kind === 'death' && moment.marks.find(({ kind }) => kind === 'death');
    if (same) same.count++;
    else moment.marks.push(mark);
  }
  return found;
}

function markOf({ kind, facts }: EventInfo): Mark | undefined {
  const mark = { count: 1, outcome: '', seat: -1, colony: -1 };
  switch (kind) {
    case 'crisis-resolved':
      return { ...mark, kind: 'crisis', outcome: facts.outcome };
    case 'killed':
    case 'helpless-killed':
      return { ...mark, kind: 'death' };
    case 'voted':
      return { ...mark, kind: 'vote' };
    case 'exiled':
      return { ...mark, kind: 'exile', seat: facts.seat };
    case 'combat-over':
      return { ...mark, kind: 'combat', colony: facts.winner };
    case 'colony-fell':
      return { ...mark, kind: 'fall', colony: facts.colony };
    case 'wolf-left':
      return { ...mark, kind: 'fall', seat: facts.seat };
    default:
      return undefined;
  }
}
