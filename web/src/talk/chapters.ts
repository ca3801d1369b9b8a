/** The history of a game in chapters: the beginning, then a chapter for each turn and each night. */
import type { EventInfo, Told } from '../lib/wire';

export interface Chapter {
  seq: number;
  /** A round that begins here; 0 within a round. */
  round: number;
  /** Whose turn begins here; -1 for nobody's. */
  seat: number;
  sentences: Told[];
}

export function chaptersOf(story: readonly Told[], events: readonly EventInfo[]): Chapter[] {
  const chapters: Chapter[] = [];
  const headings = headingsOf(events);
  let seq = -1;
  for (const told of story) {
    const heading = told.seq === seq ? undefined : headings.get(told.seq);
    seq = told.seq;
    if (heading || chapters.length === 0)
      chapters.push({ seq, round: heading?.round ?? 0, seat: heading?.seat ?? -1, sentences: [] });
    chapters.at(-1)?.sentences.push(told);
  }
  return chapters;
}

/** A decision that ends a turn tells of the night and of the next turn in one go: the heading stands above it. */
function headingsOf(events: readonly EventInfo[]): Map<number, { round: number; seat: number }> {
  const found = new Map<number, { round: number; seat: number }>();
  for (const { seq, kind, facts } of events) {
    if (kind !== 'round' && kind !== 'turn') continue;
    const heading = found.get(seq) ?? { round: 0, seat: -1 };
    if (kind === 'round') heading.round = facts.round;
    else heading.seat = facts.seat;
    found.set(seq, heading);
  }
  return found;
}
