/** Whether two colonies sit around the table: then their seats alternate, and are told apart by solid shapes and rings. */
class Sides {
  two = $state(false);
}

export const sides = new Sides();

/** Which colony a seat belongs to: around the table they alternate (W2). */
export function sideOf(seat: number): number {
  return sides.two ? seat % 2 : 0;
}
