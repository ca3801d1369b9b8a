/** What went wrong, as a sentence that helps. */
import { Refusal } from '../../game/api';
import { t } from '../../i18n/index.svelte';

export function problemText(error: unknown): string {
  if (!(error instanceof Refusal)) return t('problem-unknown');
  return error.error === 'offline' ? t('problem-offline') : error.message;
}
