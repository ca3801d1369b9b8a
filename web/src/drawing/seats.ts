/** Each seat has a colour and a shape, always together. */
import { GLYPHS } from './glyphs';
import { amongColonies, isWolf, sideOf, sides } from './sides.svelte';

const SHAPES = [
  '<circle cx="12" cy="12" r="10"/>',
  '<path d="M12 1.5 23 21H1z"/>',
  '<path d="M12 .8 23.2 12 12 23.2.8 12z"/>',
  '<rect x="2.5" y="2.5" width="19" height="19" rx="1.5"/>',
  '<path d="M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z"/>',
];
/** The holes that make rings of them, for the second of two colonies. */
const HOLES = [
  '<circle cx="12" cy="12" r="5.8"/>',
  '<path d="M12 8.2 17.2 17.4H6.8z"/>',
  '<path d="M12 6.2 17.8 12 12 17.8 6.2 12z"/>',
  '<path d="M6.6 6.6h10.8v10.8H6.6z"/>',
  '<path d="M8.9 6.6h6.2l3.1 5.4-3.1 5.4H8.9L5.8 12z"/>',
];
const COLOURS = ['var(--seat-a)', 'var(--seat-b)', 'var(--seat-c)', 'var(--seat-d)', 'var(--seat-e)'];

/** The outline of a seat's shape, 24 by 24. */
export function shapeOf(seat: number): string {
  if (isWolf(seat)) return GLYPHS.paw;
  const shape = SHAPES[rankOf(seat)]!;
  return isRing(seat) ? `${shape}<g class="hole">${HOLES[rankOf(seat)]!}</g>` : shape;
}

export function colourOf(seat: number): string {
  if (isWolf(seat)) return 'var(--wolf)';
  if (!sides.two) return COLOURS[rankOf(seat)]!;
  return `var(--${sideOf(seat) ? 'cool' : 'warm'}-${rankOf(seat) + 1})`;
}

/** Whether a seat's shape is a ring, and not solid. */
export function isRing(seat: number): boolean {
  return sides.two && sideOf(seat) === 1;
}

/** Which shape a seat has, from 0: the same five for both of two colonies. */
export function rankOf(seat: number): number {
  return (sides.two ? Math.floor(amongColonies(seat) / 2) : seat) % SHAPES.length;
}
