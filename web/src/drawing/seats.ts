/** Each seat has a colour and a shape, always together. */

const SHAPES = [
  '<circle cx="12" cy="12" r="10"/>',
  '<path d="M12 1.5 23 21H1z"/>',
  '<path d="M12 .8 23.2 12 12 23.2.8 12z"/>',
  '<rect x="2.5" y="2.5" width="19" height="19" rx="1.5"/>',
  '<path d="M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z"/>',
];
const COLOURS = ['var(--seat-a)', 'var(--seat-b)', 'var(--seat-c)', 'var(--seat-d)', 'var(--seat-e)'];

/** The outline of a seat's shape, 24 by 24. */
export function shapeOf(seat: number): string {
  return SHAPES[seat % SHAPES.length]!;
}

export function colourOf(seat: number): string {
  return COLOURS[seat % COLOURS.length]!;
}
