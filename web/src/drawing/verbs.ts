/** The glyph of what an answer does, by its first word. */
import { type GlyphName, GLYPHS } from './glyphs';

const OTHERS: Record<string, GlyphName> = {
  add: 'crisis',
  'add-equipped': 'crisis',
  calm: 'unruly',
  code: 'audio',
  entrance: 'safe',
  loot: 'loot',
  equip: 'weapon',
  'hand-off': 'request',
  leader: 'star',
  place: 'safe',
  play: 'play',
  player: 'safe',
  store: 'star',
  survivor: 'safe',
  take: 'request',
  target: 'attack',
  use: 'star',
};

export function glyphOf(answer: readonly string[]): GlyphName {
  const verb = answer[0] ?? '';
  return OTHERS[verb] ?? (verb in GLYPHS ? (verb as GlyphName) : 'star');
}
