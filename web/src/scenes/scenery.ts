/** What is seen of a card's story: the same card at the same place always looks the same. */

export const WIDTH = 640;
export const HEIGHT = 150;

export interface Star {
  x: number;
  y: number;
  r: number;
}

/** A thing that stands on the snow: where, and how large. */
export interface Standing {
  x: number;
  y: number;
  size: number;
}

/** The one who holds the light, those who are with them, and what is around. */
export interface Scenery {
  bearer: Standing;
  others: Standing[];
  stars: Star[];
  pines: Standing[];
  /** Shapes in the dark. */
  dead: Standing[];
}

/** Numbers from 0 to 1 that depend on the words only (a small xorshift, good enough for trees). */
export function chance(words: string): () => number {
  let seed = 2166136261;
  for (const letter of words) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619);
  return () => {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return (seed >>> 0) / 4294967296;
  };
}

/** Who and what is seen of a card's story. */
export function sceneryOf(next: () => number): Scenery {
  const between = (low: number, high: number) => low + next() * (high - low);
  const many = <T>(n: number, make: () => T) => Array.from({ length: n }, make);
  const x = between(262, 320);
  return {
    bearer: { x, y: 146, size: between(0.95, 1.1) },
    others: many(Math.floor(between(0, 2.99)), () => ({ x: x + 50 + next() * 34, y: 147, size: between(0.65, 0.9) })),
    stars: many(50, () => ({ x: between(0, WIDTH), y: between(0, 80), r: between(0.4, 1) })),
    pines: many(13, () => {
      const side = between(-150, 150);
      return { x: (side < 0 ? 130 : 510) + side, y: between(106, 116), size: between(0.5, 1.1) };
    }),
    dead: many(Math.floor(between(1, 4.99)), () => ({
      x: next() < 0.5 ? between(180, 235) : between(405, 450),
      y: between(112, 124),
      size: between(0.8, 1.3),
    })),
  };
}
