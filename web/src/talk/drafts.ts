/** All that can be said with buttons. */
import type { Symbol, TalkDraft } from '../lib/wire';

export const SYMBOLS: readonly Symbol[] = ['food', 'medicine', 'fuel', 'tool', 'weapon', 'book'];
export const DEEDS = ['crisis', 'food', 'waste', 'doors', 'search', 'barricade'] as const;

export type Manner = 'claim' | 'promise' | 'ask' | 'accuse' | 'ready';
export const MANNERS: readonly Manner[] = ['claim', 'promise', 'ask', 'accuse', 'ready'];

/** Everything that can be said in a manner; `to` is who is asked or accused, null for everybody. */
export function drafts(manner: Manner, to: number | null): TalkDraft[] {
  switch (manner) {
    case 'claim':
      return [{ type: 'claim', what: 'loyal' }, ...claims('have'), ...claims('lack'), ...claims('gave')];
    case 'promise':
      return DEEDS.map((what) => ({ type: 'promise', what }));
    case 'ask':
      return [
        ...SYMBOLS.map((symbol): TalkDraft => ({ type: 'ask', what: 'symbol', seat: to, symbol })),
        ...DEEDS.map((what): TalkDraft => ({ type: 'ask', what, seat: to })),
      ];
    case 'accuse':
      return to === null ? [] : [{ type: 'accuse', seat: to }];
    case 'ready':
      return [{ type: 'ready' }];
  }
}

function claims(what: 'have' | 'lack' | 'gave'): TalkDraft[] {
  return SYMBOLS.map((symbol) => ({ type: 'claim', what, symbol }));
}
