/** The glyph of an item symbol. */
import { type GlyphName, GLYPHS } from './glyphs';

export function symbolGlyph(symbol: string): GlyphName {
  if (symbol === 'survivor') return 'outsider';
  return symbol in GLYPHS ? (symbol as GlyphName) : 'deck';
}
