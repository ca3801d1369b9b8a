/** Where a code, or a link that somebody has sent, leads: an address of this client, or '' for nowhere. */
export function destination(typed: string, to: 'j' | 'tv' = 'j'): string {
  const text = typed.trim();
  if (text === '') return '';
  if (!text.includes('/')) return `/${to}/${encodeURIComponent(text)}`;
  const found = /\/(?:t|tv|j)\/([^/?#]+)(#seat=[^#]+)?$/.exec(text);
  if (!found) return '';
  return to === 'tv' ? `/tv/${found[1]}` : found[0];
}
