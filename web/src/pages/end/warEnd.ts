/** How a war of two colonies ended, for each of them and for the lone wolf. */
import { ownColony } from '../../board/scene';
import type { Cards } from '../../game/catalog.svelte';
import type { Connection } from '../../game/connection.svelte';
import { t } from '../../i18n/index.svelte';
import type { Goal, View } from '../../lib/wire';
import { bothOf } from '../../war/sides';

/** `both`: it had what was needed, and so had the other one where only one can (W16.1). */
export type HomeOutcome = 'complete' | 'fallen' | 'both' | 'missed';

export interface HomeEnd {
  home: string;
  outcome: HomeOutcome;
  goals: readonly Goal[];
  seats: number[];
}

export type WolfOutcome = 'won' | 'gone' | 'lost';

/** Both colonies, the Forge first. */
export function homesAtEnd(view: View, { insight }: Pick<Connection, 'insight'>): HomeEnd[] {
  const own = ownColony(view);
  return bothOf(view).map(({ place, fallen, complete }, n) => {
    const goals = (n === (own === 1 ? 1 : 0) ? insight?.goals : insight?.enemy_goals) ?? [];
    const had = goals.length > 0 && goals.every(({ met }) => met);
    const outcome = fallen ? 'fallen' : complete ? 'complete' : had ? 'both' : 'missed';
    const seats = view.players.filter(({ colony }) => colony === n).map(({ seat }) => seat);
    return { home: place, outcome, goals, seats };
  });
}

export function wolfAtEnd({ wolf, winners }: View): WolfOutcome | null {
  if (!wolf) return null;
  if (wolf.gone) return 'gone';
  return winners.includes(wolf.seat) ? 'won' : 'lost';
}

/** Which colony has fallen and which has won, and what became of the lone wolf. */
export function warTitle(view: View, cards: Pick<Cards, 'place'>, nameOf: (seat: number) => string): string {
  const sentences = (['fallen', 'complete'] as const).map((outcome) => {
    const which = bothOf(view).filter((colony) => colony[outcome]);
    const home = capital(cards.place(which[0]?.place ?? '').the);
    return which.length > 0 ? t('end-war-colonies', { outcome, count: which.length, home }) : '';
  });
  if (!sentences.some(Boolean)) sentences.push(t('end-title', { ending: view.ending }));
  if (!bothOf(view).some(({ complete }) => complete)) sentences.push(t('end-war-neither'));
  const wolf = wolfAtEnd(view);
  if (wolf && wolf !== 'lost') sentences.push(t('end-war-wolf', { outcome: wolf, name: nameOf(view.wolf!.seat) }));
  return sentences.filter(Boolean).join(' ');
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
