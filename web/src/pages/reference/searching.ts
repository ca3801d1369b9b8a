/** Searching as people type: without regard to case and accents, every word somewhere. */

export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}

/** Whether a text has every word that was typed. */
export function matches(text: string, typed: string): boolean {
  const looked = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => looked.includes(word));
}

export interface Part {
  text: string;
  /** The rule it names, if it is one. */
  rule: string;
}

/** A text cut at the ids of rules that it names, such as C5 or A2.3. */
export function withRules(text: string, known: ReadonlySet<string>): Part[] {
  const parts = text.split(/\b([A-Z]\d+(?:\.\d+)?)\b/);
  return parts.filter((part) => part !== '').map((part) => ({ text: part, rule: known.has(part) ? part : '' }));
}
