/** Wounds of a lost combat, spread as a whole and then dealt one after the other, as the game asks for them. */
import type { Choice } from '../game/selection.svelte';
import type { SurvivorView } from '../lib/wire';

type Shares = Readonly<Record<string, number>>;

export const sumOf = (shares: Shares) => Object.values(shares).reduce((sum, n) => sum + n, 0);

/** How many more somebody can take. */
export function roomOf({ wounds, frostbite, despair, deadly }: SurvivorView): number {
  return Math.max(0, deadly - wounds - frostbite - despair);
}

/** So many are to be dealt: not more than those who are there can take. */
export function toDeal(left: number, folk: readonly SurvivorView[]): number {
  return Math.min(
    left,
    folk.reduce((sum, one) => sum + roomOf(one), 0),
  );
}

/** One more or fewer for somebody. */
export function changed(shares: Shares, id: string, by: number): Shares {
  return { ...shares, [id]: Math.max(0, (shares[id] ?? 0) + by) };
}

/** What was agreed on and isn't dealt yet: it outlives what is shown in between. */
class Dealing {
  shares = $state.raw<Shares>({});

  /** The next of the answers that was agreed on, if any is. */
  next(choices: readonly Choice[]): Choice | undefined {
    return choices.find(({ answer }) => (this.shares[answer[1] ?? ''] ?? 0) > 0);
  }

  /** It is on its way. */
  dealt(id: string): void {
    this.shares = changed(this.shares, id, -1);
  }
}

export const dealing = new Dealing();
