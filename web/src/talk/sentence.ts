/** What players say, as sentences: the same as src/hivernage/server/tables/talk_words.py. */
import { tFrom } from '../i18n/index.svelte';
import type { Talk } from '../lib/wire';

interface Said {
  seat?: number | null;
  what?: string;
  symbol?: string | null;
  text?: string;
}

/** What somebody says, as a sentence about them. `names` are those of the seats; who has none is a number. */
export function sentence(talk: Talk, speaker: string, names: readonly string[]): string {
  const { seat, what, symbol, text }: Said = talk as Said;
  return tFrom('server', `talk-${talk.type}`, {
    who: speaker || tFrom('server', 'talk-somebody'),
    whom: seat == null ? 'all' : 'one',
    to: seat == null ? '' : playerName(seat, names),
    what: what ?? '',
    symbol: symbol ?? 'none',
    text: text ?? '',
  });
}

/** A player by name, else by number. */
export function playerName(seat: number, names: readonly string[]): string {
  return names[seat] || tFrom('server', 'talk-player', { number: seat + 1 });
}
