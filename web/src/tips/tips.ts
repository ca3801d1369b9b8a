/** What tips say: lines, the first of them a heading. */
import type { Cards } from '../game/catalog.svelte';
import { t } from '../i18n/index.svelte';
import type { Odds, SurvivorView } from '../lib/wire';

/** The lines that there are, as one tip. */
export function tipOf(...lines: (string | false | null | undefined)[]): string {
  return lines.filter(Boolean).join('\n');
}

/** A card: its name, its kind, what it does. */
export function cardTip(cards: Cards, key: string): string {
  const card = cards.card(key);
  if (!card) return cards.name(key);
  const kinds = [...card.symbols.map((symbol) => cards.symbol(symbol)), card.kind].join(t('board-comma'));
  const lines = card.lines.map(({ heading, label, text }) =>
    [heading && heading + t('board-colon').trimEnd(), label, text].filter(Boolean).join(' '),
  );
  return tipOf(card.name, kinds, ...lines);
}

/** A survivor: numbers, wounds, abilities, and what they hold. */
export function survivorTip(cards: Cards, id: string, survivor?: SurvivorView, owner = ''): string {
  const card = cards.card(id);
  const numbers = card?.survivor;
  const held = survivor?.cards.map(({ card }) =>
    [cards.name(card), ...(cards.card(card)?.lines ?? []).map(({ text }) => text)].join(' – '),
  );
  return tipOf(
    [cards.name(id), numbers?.occupation].filter(Boolean).join(t('board-comma')),
    survivor && [owner, cards.place(survivor.place).label].filter(Boolean).join(t('board-comma')),
    survivor && hurtTip(survivor),
    numbers && t('tip-attack', { n: numbers.attack }),
    numbers && t('tip-search', { n: numbers.search }),
    numbers && t('tip-influence', { n: numbers.influence }),
    ...(card?.powers.map(({ text }) => text) ?? []),
    ...(held ?? []),
  );
}

/** Wounds of all kinds in words; whoever has none is unhurt. */
export function hurtWords({ wounds, frostbite, despair }: SurvivorView): string {
  const sad = despair > 0 && t('hurt-despair', { despair });
  const hurt = (wounds + frostbite > 0 || !sad) && t('dock-hurt', { wounds, frostbite });
  return [hurt, sad].filter(Boolean).join(t('board-comma'));
}

/** Wounds of all kinds, and what they do. */
export function hurtTip(survivor: SurvivorView): string {
  const { wounds, frostbite, despair } = survivor;
  const tips = [wounds > 0 && t('tip-wound'), frostbite > 0 && t('tip-frostbite'), despair > 0 && t('tip-despair')];
  return [hurtWords(survivor), ...tips].filter(Boolean).join(' – ');
}

const percent = (chance: number) => Math.round(chance * 100);

/** What an exposure roll does, part by part. */
export function oddsTip(odds: Odds): string {
  const parts = (['nothing', 'wound', 'frostbite', 'death'] as const).filter((part) => odds[part] > 0.0001);
  return tipOf(
    parts.map((part) => t('dock-odds-part', { part, percent: percent(odds[part]) })).join(t('board-comma')),
    odds.spreads_to > 0 && t('dock-spreads', { n: odds.spreads_to }),
  );
}

/** The same in a few words: how probable it is to be hurt, and to die. */
export function riskWords(odds: Odds): string {
  if (odds.rolls === 0) return t('dock-no-risk');
  return t('tip-risk', { hurt: percent(odds.wound + odds.frostbite), death: percent(odds.death) });
}
