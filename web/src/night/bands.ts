/** Tables that a die is rolled on: bands of faces, each with what it does. */
import type { GlyphName } from '../drawing/glyphs';
import type { BandEntry } from '../lib/wire';

export const SIGNS: Record<string, GlyphName> = {
  wound: 'wound',
  frostbite: 'frost',
  despair: 'despair',
  death: 'dead',
  flees: 'move',
  removed: 'safe',
  loot: 'loot',
  zombie: 'zombie',
  noise: 'noise',
  exposure: 'bite',
  card: 'hand',
  'side-effect': 'pill',
  heal: 'heal',
  bandit: 'bandit',
};

/** "1-3", or "4". */
export function bandWords({ low, high }: Pick<BandEntry, 'low' | 'high'>): string {
  return low === high ? String(low) : `${low}-${high}`;
}

/** The faces of the die in a band. */
export function facesOf({ low, high }: Pick<BandEntry, 'low' | 'high'>): number[] {
  return Array.from({ length: high - low + 1 }, (_, n) => low + n);
}

export function holds({ low, high }: Pick<BandEntry, 'low' | 'high'>, value: number): boolean {
  return low <= value && value <= high;
}
