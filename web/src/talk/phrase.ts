/** The words on a button: what would be said, without who says it. */
import { t, tFrom } from '../i18n/index.svelte';
import type { TalkDraft } from '../lib/wire';

export function phrase(draft: TalkDraft): string {
  switch (draft.type) {
    case 'claim':
      return t('say-claim', { what: draft.what, symbol: draft.symbol ?? 'none' });
    case 'promise':
      return t('say-deed', { what: draft.what });
    case 'ask':
      return draft.what === 'symbol'
        ? t('say-item', { symbol: draft.symbol ?? 'none' })
        : t('say-deed', { what: draft.what });
    case 'accuse':
      return t('say-accuse');
    case 'because':
      return tFrom('server', 'talk-reason', { what: draft.what, whom: 'one', to: '' });
    case 'ready':
      return t('say-manner', { kind: 'ready' });
    case 'chat':
      return draft.text;
  }
}
