/** What a roll of the exposure die comes to, and how far a bite has come. */
import type { GlyphName } from '../drawing/glyphs';
import type { EventInfo } from '../lib/wire';
import type { Exposure, ExposureScene } from './scene';

type Fate = 'nothing' | 'wound' | 'frostbite' | 'death';

export const FATES: { fate: Fate; glyph: GlyphName }[] = [
  { fate: 'nothing', glyph: 'safe' },
  { fate: 'wound', glyph: 'wound' },
  { fate: 'frostbite', glyph: 'frost' },
  { fate: 'death', glyph: 'dead' },
];

const FACES: Record<string, GlyphName> = { blank: 'safe', wound: 'wound', frostbite: 'frost', bite: 'bite' };

/** What the die shows. */
export function faceOf({ result }: Exposure): GlyphName {
  return FACES[result] ?? 'warn';
}

const CAUSES = ['move', 'attack', 'exile', 'spread', ''];

/** Why it is rolled: `move`, `attack`, `exile`, `spread`, `card`, or `other`. */
export function causeOf({ cause }: Exposure): string {
  return CAUSES.includes(cause) ? cause || 'other' : 'card';
}

/** What came of it, by name. */
export function cameOf({ cause, result, does }: Exposure): string {
  if (cause === 'spread') return does === 'nothing' ? 'stops' : 'takes-hold';
  if (does === 'death') return result === 'bite' ? 'bite' : 'too-many';
  return does === 'wound' && result !== 'wound' ? 'mild' : does;
}

/** Whether a bite goes on from here to others. */
export function bites(roll: Exposure): boolean {
  return ['bite', 'takes-hold'].includes(cameOf(roll));
}

/** The rolls by which a bite came this far, from its first victim on; none if no bite spreads. */
export function biteBefore(events: readonly EventInfo[], { rolls }: ExposureScene): Exposure[] {
  const [first] = rolls;
  if (first?.cause !== 'spread') return [];
  const before = events
    .flatMap(({ kind, facts }) => (kind === 'exposure' ? [facts] : []))
    .filter((roll) => roll.place === first.place && !rolls.includes(roll));
  return before.slice(before.findLastIndex(({ cause }) => cause !== 'spread'));
}
