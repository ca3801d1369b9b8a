/** The drawing of a special zombie, by its card. */
import { face } from '../game/catalog.svelte';
import type { GlyphName } from './glyphs';

const DRAWN: Record<string, GlyphName> = {
  claw: 'claw',
  hunter: 'hunter',
  reaper: 'claw',
  screamer: 'screamer',
  siren: 'screamer',
  spewer: 'screamer',
  stinker: 'tank',
  tank: 'tank',
  hydra: 'tank',
};

export function specialGlyph(card: string): GlyphName {
  return DRAWN[face(card)] ?? 'walker';
}
