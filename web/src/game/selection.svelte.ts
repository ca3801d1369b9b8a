/** What the player has picked, and what can be done with it: what the board lights up. */

export type Picked = { kind: 'survivor' | 'card' | 'die' | 'power'; id: string };

/** One legal answer that a target stands for. */
export interface Choice {
  question: number;
  answer: readonly string[];
  label: string;
}

export class Selection {
  picked = $state.raw<Picked | null>(null);
  /** Things of mine that something can be done with now: `survivor:ashley-ross`, `card:lighter@school`, `die:5`. */
  able = $state.raw<ReadonlySet<string>>(new Set());
  /** Places on the board where a tap does something, by target key. */
  targets = $state.raw<ReadonlyMap<string, readonly Choice[]>>(new Map());

  pick(thing: Picked | null): void {
    this.picked = thing;
  }

  choose(target: string): void {
    void target;
  }
}
