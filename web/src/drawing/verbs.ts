/** The glyph of what an answer does, by its first word. */
import { type GlyphName, GLYPHS } from './glyphs';

const OTHERS: Record<string, GlyphName> = {
  add: 'crisis',
  'add-equipped': 'crisis',
  equip: 'weapon',
  'hand-off': 'request',
  play: 'play',
  store: 'star',
  use: 'star',
};

export function glyphOf(answer: readonly string[]): GlyphName {
  const verb = answer[0] ?? '';
  return OTHERS[verb] ?? (verb in GLYPHS ? (verb as GlyphName) : 'star');
}
