/** A war of two colonies for tests, and one with a lone wolf. */
import { view } from '../board/testing';
import type { View } from '../lib/wire';

export const turn = { guard: -1, done: false, searching: 0, requested: [], exile_called: false, passed: false };

/** Four players, seats alternate; one of the Lighthouse stands at a door of the Forge, and both have people at school. */
export function war(changes: Partial<View> = {}): View {
  const base = view();
  const [colony] = base.colonies;
  const [first] = base.survivors;
  const one = (id: string, owner: number, place: string, entrance = 0) => ({ ...first!, id, owner, place, entrance });
  return view({
    colonies: [
      { ...colony!, place: 'forge', leader: 2 },
      { ...colony!, place: 'lighthouse', leader: 1 },
    ],
    places: [
      { ...base.places[0]!, name: 'forge' },
      { ...base.places[0]!, name: 'lighthouse' },
      ...base.places.slice(1),
    ],
    players: [0, 1, 2, 3].map((seat) => ({ ...base.players[0]!, seat, colony: seat % 2 })),
    survivors: [
      one('ana', 0, 'forge'),
      one('ben', 1, 'forge', 4),
      one('cleo', 2, 'school'),
      one('dan', 3, 'school'),
      one('eve', 3, 'school'),
      one('fay', 0, 'police-station'),
    ],
    turns: [
      { ...turn, seat: 2 },
      { ...turn, seat: 1 },
    ],
    pairs: [[0, 3]],
    ...changes,
  });
}

/** Five at the table: the last seat is the lone wolf, who lives in a den and has somebody at school. */
export function wolfWar(changes: Partial<View> = {}): View {
  const two = war();
  const [first] = two.survivors;
  return war({
    seat: 4,
    colonies: [...two.colonies, { ...two.colonies[0]!, place: 'den', leader: 4 }],
    places: [...two.places, { ...two.places[0]!, name: 'den' }],
    players: [...two.players, { ...two.players[0]!, seat: 4, colony: 2 }],
    survivors: [...two.survivors, { ...first!, id: 'wilma', owner: 4, place: 'school' }],
    turns: [{ ...turn, seat: 4 }],
    wolf: { seat: 4, missions: 3, done: [], swapped: 0, gone: false },
    ...changes,
  });
}
