/** Names of what the dock speaks of. */
import { t } from '../i18n/index.svelte';
import { powerNumber, powerOf } from '../game/acting';
import type { Cards } from '../game/catalog.svelte';

/** The first name of a survivor, for narrow places. */
export function firstName(cards: Cards, id: string): string {
  return cards.name(id).split(' ')[0] ?? id;
}

/** What a power is called: the holder's own ability, another's that they copy, or a card. */
export function powerName(cards: Cards, power: string, holder: string): string {
  return powerOf(power) === holder ? t('dock-ability') : cards.name(powerOf(power));
}

/** What a power does: one used as an action, or one chosen along with an action. */
export function powerText(cards: Cards, power: string, way: 'action' | 'with_action' = 'action'): string {
  const powers = cards.card(powerOf(power))?.powers ?? [];
  const number = powerNumber(power);
  return (powers.find((entry) => (number ? entry.number === number : entry[way])) ?? powers[0])?.text ?? '';
}

/** The rules on a card in one paragraph. */
export function rulesOf(cards: Cards, key: string): string {
  const lines = cards.card(key)?.lines ?? [];
  return lines.map((line) => line.text).join(' ');
}
