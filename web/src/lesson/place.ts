/** Where a bubble goes: beside what it speaks of, never over it, always whole on the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

const AROUND = 6;
const GAP = 14;
const EDGE = 8;

/** The place for something `width` by `height` beside a box, on a screen of that size; in its middle without a box. */
export function placeFor(box: Box | null, width: number, height: number, screen: Size): { left: number; top: number } {
  const last = { left: screen.width - width - EDGE, top: screen.height - height - EDGE };
  const inside = (left: number, top: number) => ({
    left: Math.max(EDGE, Math.min(left, last.left)),
    top: Math.max(EDGE, Math.min(top, last.top)),
  });
  if (!box) return inside((screen.width - width) / 2, (screen.height - height) / 2);
  const [middle, centre] = [box.left + (box.width - width) / 2, box.top + (box.height - height) / 2];
  const ways = [
    { room: screen.height - box.top - box.height - height, left: middle, top: box.top + box.height + GAP },
    { room: box.top - height, left: middle, top: box.top - height - GAP },
    { room: screen.width - box.left - box.width - width, left: box.left + box.width + GAP, top: centre },
    { room: box.left - width, left: box.left - width - GAP, top: centre },
  ];
  const fitting = ways.find(({ room }) => room >= GAP + EDGE);
  const best = fitting ?? ways.reduce((one, other) => (other.room > one.room ? other : one));
  return inside(best.left, best.top);
}

/** A box with some room around what it goes around, as far as that is on the screen. */
export function around({ left, top, width, height }: Box): Box {
  const from = { left: Math.max(2, left - AROUND), top: Math.max(2, top - AROUND) };
  return {
    ...from,
    width: Math.min(innerWidth - 2, left + width + AROUND) - from.left,
    height: Math.min(innerHeight - 2, top + height + AROUND) - from.top,
  };
}

export function isSame(one: Box | null, other: Box | null): boolean {
  return String(Object.values(one ?? {})) === String(Object.values(other ?? {}));
}
