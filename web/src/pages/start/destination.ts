/** Where a code, or a link that somebody has sent, leads: an address of this client, or '' for nowhere. */
export function destination(typed: string): string {
  const text = typed.trim();
  if (text === '') return '';
  if (!text.includes('/')) return `/j/${encodeURIComponent(text)}`;
  const found = /\/(t|tv|j)\/[^/?#]+(#seat=[^#]+)?$/.exec(text);
  return found ? found[0] : '';
}
