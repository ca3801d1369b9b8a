/** Night scenery for a card: the same card at the same place always looks the same. */

export const WIDTH = 640;
export const HEIGHT = 150;
export const SNOW_LINE = 118;

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

export interface Scenery {
  moon: Star;
  stars: Star[];
  pines: Standing[];
  /** The one who holds the lantern, and those who are with them. */
  bearer: Standing;
  others: Standing[];
  /** Shapes in the dark. */
  dead: Standing[];
  hills: string;
  roof: Standing;
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

/** The scenery of a card at a place. */
export function sceneryOf(card: string, place: string): Scenery {
  const next = chance(`${card} ${place}`);
  const between = (low: number, high: number) => low + next() * (high - low);
  const many = <T>(n: number, make: () => T) => Array.from({ length: n }, make);
  const roofX = between(150, 330);
  const x = between(250, 330);
  const count = Math.floor(between(0, 2.99));
  return {
    moon: { x: between(200, 440), y: between(34, 50), r: between(9, 13) },
    stars: many(70, () => ({ x: between(0, WIDTH), y: between(0, 80), r: between(0.4, 1) })),
    pines: many(17, () => ({ x: between(-5, WIDTH), y: between(108, 118), size: between(0.5, 1.1) })),
    bearer: { x, y: 146, size: between(0.95, 1.1) },
    others: many(count, () => ({ x: x + 26 + next() * 30, y: 147, size: between(0.65, 0.9) })),
    dead: many(Math.floor(between(1, 4.99)), () => ({
      x: x < 290 ? between(405, 450) : between(180, 235),
      y: between(112, 124),
      size: between(0.8, 1.3),
    })),
    hills: `M0 ${between(92, 108)}C${between(110, 220)} ${between(76, 96)} ${between(300, 450)} ${between(92, 112)} ${WIDTH} ${between(82, 100)}V150H0z`,
    roof: { x: roofX, y: SNOW_LINE, size: between(0.9, 1.25) },
  };
}
