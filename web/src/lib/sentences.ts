/** A clause as a sentence of its own. */
export function sentence(clause: string): string {
  const stop = /[.!?:]$/.test(clause) ? '' : '.';
  return clause.charAt(0).toLocaleUpperCase() + clause.slice(1) + stop;
}
