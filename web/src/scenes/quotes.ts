/** What was said that belongs to a vote. */
import type { Said } from '../lib/wire';

const MOST_QUOTES = 4;
/** Decisions before the vote from which on talk belongs to it. */
const LATELY = 12;

/** The last that each seat said lately; accusations of somebody else are left out. */
export function quotesOf(talk: readonly Said[], accused: number, seq: number): Said[] {
  const last = new Map<number, Said>();
  for (const said of talk) {
    if (!said.talk || said.seq < seq - LATELY) continue;
    if (said.talk.type === 'accuse' && said.talk.seat !== accused) continue;
    last.set(said.seat, said);
  }
  return [...last.values()].sort((a, b) => a.n - b.n).slice(-MOST_QUOTES);
}
