/** What the player looks at closer. It is shown in one sheet, whoever opened it. */

export type Thing =
  | { kind: 'forecast' | 'crisis' | 'objective' | 'waste' | 'graveyard' | 'loot' | 'works' | 'scenario' }
  | { kind: 'place' | 'survivor' | 'card'; id: string }
  | { kind: 'player'; seat: number };

class Looking {
  at = $state.raw<Thing | null>(null);
}

export const looking = new Looking();
