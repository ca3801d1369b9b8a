/** What the reader has seen of a table, kept in this browser so that a recap can begin there. */
import type { Told, View } from '../lib/wire';
import { read, write } from '../pages/parts/kept';

export interface Seen {
  seq: number;
  round: number;
  morale: number;
  food: number;
}

/** What happened while somebody was away. */
export interface Catchup {
  sentences: string[];
  /** How many sentences were left out. */
  more: number;
  from: Seen;
  to: Seen;
}

const MOST_SENTENCES = 8;
/** Less than this is told as it comes. */
const WORTH_TELLING = 3;

export function seenOf(view: View, seq: number): Seen {
  const [colony] = view.colonies;
  return { seq, round: view.round, morale: colony?.morale ?? 0, food: colony?.food ?? 0 };
}

export function keepSeen(table: string, seen: Seen): void {
  write(`seen ${table}`, JSON.stringify(seen));
}

export function lastSeen(table: string): Seen | null {
  try {
    return JSON.parse(read(`seen ${table}`) || 'null') as Seen | null;
  } catch {
    return null;
  }
}

/** What doesn't matter any more when one comes back. */
const SMALL = ['dice', 'die', 'turn', 'crossroads-drawn', 'requested', 'offered', 'passed'];

/** What to tell somebody who was away since `from`; nothing if it is hardly anything, or to a first-time guest. */
export function catchup(story: readonly Told[], from: Seen | null, to: Seen): Catchup | null {
  if (!from || to.seq <= from.seq) return null;
  const missed = story.filter(({ seq, kind }) => seq > from.seq && !SMALL.includes(kind)).map((told) => told.text);
  if (missed.length < WORTH_TELLING) return null;
  return { sentences: missed.slice(-MOST_SENTENCES), more: Math.max(0, missed.length - MOST_SENTENCES), from, to };
}
