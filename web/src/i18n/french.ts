/** What French does where two words meet: `src/hivernage/french.py` in the browser, with the same lists. */
import type { FluentFunction, FluentValue } from '@fluent/bundle';

import lists from '../../../src/hivernage/french.json';

const FUSED: Record<string, string | undefined> = lists.fused;
const NAMELESS = new RegExp(`^${lists.nameless} (?=\\d+$)`);
const INVISIBLE = /^[\u200e\u200f\u2066-\u2069]+/;
const FIRST_WORD = /^\p{L}*/u;
const ACCENTS = /\p{M}/gu;

/** A small word and what follows it: d’Alix, de Marc, du supermarché, qu’Élise, au joueur 2. */
export function join(word: string, phrase: string): string {
  const named = phrase.replace(NAMELESS, `le ${lists.nameless.toLowerCase()} `);
  const [article = '', ...rest] = named.split(' ');
  const fused = FUSED[`${word} ${article}`];
  if (fused && rest.length) return `${fused} ${rest.join(' ')}`;
  if (lists.elided.includes(word) && beginsWithVowel(named)) return `${word.slice(0, -1)}’${named}`;
  return `${word} ${named}`;
}

/** For the ear: Alix, Élise, Yves and Hélène do; Yann, Harman, 8 and onze don’t. */
function beginsWithVowel(phrase: string): boolean {
  const found = phrase.normalize('NFC').replace(INVISIBLE, '').match(FIRST_WORD)?.[0] ?? '';
  const word = found.toLowerCase().normalize('NFD').replace(ACCENTS, '');
  const vowel = (letter: string) => letter !== '' && lists.vowels.includes(letter);
  if (word.startsWith('y')) return word.length > 1 && !vowel(word.charAt(1));
  return lists.silent_h.includes(word) || (vowel(word.charAt(0)) && !lists.kept_apart.includes(word));
}

/** What stands before these signs stays with them at the end of a line: a narrow space that doesn’t break. */
export function unbroken(text: string): string {
  return text.replace(/ (?=[:;!?»])/g, '\u202f').replace(/« /g, '«\u202f');
}

const before =
  (word: string): FluentFunction =>
  ([phrase]) =>
    join(word, plain(phrase));

function plain(value: FluentValue | undefined): string {
  return String(typeof value === 'object' ? value.valueOf() : value);
}

/** For messages: `l’exil { DE($name) }` is l’exil d’Alix, or de Marc. */
export const FUNCTIONS: Record<string, FluentFunction> = { DE: before('de'), A: before('à'), QUE: before('que') };
