/** What a deed is called, and the few words below its name. */
import { attacksPeople, type Deed, type Foe } from '../game/acting';
import { signed } from '../board/forecast';
import type { Cards } from '../game/catalog.svelte';
import { t } from '../i18n/index.svelte';
import type { View } from '../lib/wire';
import { powerName, powerText, rulesOf, firstName } from './names';

const attackKinds: Partial<Record<Foe, string>> = {
  bandit: 'attack-bandit',
  camp: 'attack-camp',
  special: 'attack-special',
};

/** The name of a deed. `byName`: of the survivor who does it. */
export function deedTitle(deed: Deed, cards: Cards, byName = false): string {
  const { verb, survivor, power, card, aim, foe, actions } = deed;
  if (verb === 'use') return powerName(cards, power, survivor);
  if (verb === 'move' && byName) return t('dock-goes', { survivor: firstName(cards, survivor) });
  if (attacksPeople(deed)) return t('dock-verb', { verb: 'attack-survivor' });
  if (foe === 'special') return t('dock-attack-special', { name: cards.name(`${aim}@experiment`) });
  if (foe === 'bandit' || foe === 'camp') return t('dock-verb', { verb: `attack-${foe}` });
  if (verb === 'hand-off') return t('dock-hand-off', { card: cards.name(card) });
  if (verb === 'feed') return t('dock-feed', { card: cards.name(card) });
  if (verb === 'add-equipped') return t('dock-add-equipped', { card: cards.name(card) });
  return t('dock-verb', { verb }) || (actions[0]?.label ?? verb); // the server's words for what has none here
}

/** What it would mean, from what lies on the table. */
export function deedDetail(deed: Deed, view: View | null, cards: Cards): string {
  const place = view?.places.find(({ name }) => name === standing(view, deed.survivor));
  switch (deed.verb) {
    case 'search':
      return place
        ? t('dock-deck', {
            n: place.deck,
            symbols: place.symbols
              .slice(0, 3)
              .map((s) => cards.symbol(s))
              .join(', '),
          })
        : '';
    case 'clean':
      return t('dock-waste', { n: view?.colonies[0]?.waste.length ?? 0 });
    case 'move':
      return t('dock-move-detail', { n: deed.actions.length, card: deed.fuel ? cards.name(deed.fuel) : 'none' });
    case 'use':
      return powerText(cards, deed.power);
    case 'play':
      return cards.card(deed.card)?.table.length ? t('dock-by-die') : rulesOf(cards, deed.card);
    case 'attack':
      return deed.foe === 'zombie' ? '' : t('dock-detail', { verb: attackKinds[deed.foe] ?? 'attack' });
    case 'add':
    case 'add-equipped':
      return crisisWorth(deed.card, view, cards);
    default:
      return t('dock-detail', { verb: deed.verb });
  }
}

/** Whether a card would count for the crisis. */
export function crisisWorth(card: string, view: View | null, cards: Cards): string {
  const worth = cards.worth(card, view?.crisis ?? '');
  return t('crisis-counts', { points: signed(worth), fits: worth > 0 ? 'yes' : 'no' });
}

function standing(view: View | null, survivor: string): string {
  return view?.survivors.find(({ id }) => id === survivor)?.place ?? '';
}
