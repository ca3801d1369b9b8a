/** Whether two colonies sit around the table: then their seats alternate, and are told apart by solid shapes and rings. */
class Sides {
  two = $state(false);
  /** The seat of the lone wolf, who is between them; -1 without one. */
  wolf = $state(-1);
}

export const sides = new Sides();

/** What `sideOf` says of the lone wolf. */
export const APART = 2;

/** Which colony a seat belongs to: around the table they alternate (W2), the lone wolf left aside (LW1.1). */
export function sideOf(seat: number): number {
  if (!sides.two) return 0;
  return isWolf(seat) ? APART : amongColonies(seat) % 2;
}

export function isWolf(seat: number): boolean {
  return sides.two && seat === sides.wolf;
}

/** The seat's number if the lone wolf had none. */
export function amongColonies(seat: number): number {
  return sides.wolf >= 0 && seat > sides.wolf ? seat - 1 : seat;
}
