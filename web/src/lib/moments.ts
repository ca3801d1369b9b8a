/** Moments in words. */
import { language } from '../i18n/index.svelte';

/** A moment in milliseconds since 1970, as the reader writes dates: 20 nov. 2026, 18:04. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
