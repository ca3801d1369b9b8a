/** The motion tokens of the page in milliseconds; all are 0 for readers who want nothing to move. */
export function duration(token: '--quick' | '--step' | '--scene'): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  return value.endsWith('ms') ? parseFloat(value) : parseFloat(value) * 1000 || 0;
}
