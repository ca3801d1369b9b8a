/** What a seat remembers, as lines to read. */
import { seatOf } from '../game/acting';
import type { Cards } from '../game/catalog.svelte';
import { t } from '../i18n/index.svelte';
import type { Memory, TableInfo } from '../lib/wire';
import { nameOf } from '../pages/parts/seats';

export interface Chapter {
  title: string;
  /** Nothing of the kind, if there are none. */
  lines: string[];
}

export function chaptersOf(memory: Memory, info: TableInfo | null, cards: Cards): Chapter[] {
  const names = (keys: readonly string[]) => keys.map((key) => cards.name(key)).join(', ') || t('dock-memory-none');
  const who = (seat: number) => nameOf(info, seat);
  const of = (word: string) => (/^p\d+$/.test(word) ? who(seatOf(word)) : word ? cards.deck(word) : '');
  const line = (round: number, text: string) => t('dock-memory-line', { round, text });
  const about = (subject: string, text: string) => (subject ? t('dock-memory-about', { subject, text }) : text);
  return [
    { title: t('dock-memory-decks'), lines: memory.decks.flatMap((deck) => deckLines(deck, cards)) },
    {
      title: t('dock-memory-hands'),
      lines: [
        ...Object.entries(memory.hands).map(([seat, hand]) => about(who(Number(seat)), names(hand))),
        ...Object.entries(memory.objectives).map(([seat, card]) => about(who(Number(seat)), cards.name(card))),
      ],
    },
    { title: t('dock-memory-seen'), lines: memory.seen.map((s) => line(s.round, about(of(s.of), names(s.cards)))) },
    {
      title: t('dock-memory-under'),
      lines: memory.put_under.map((put) => line(put.round, about(cards.deck(put.deck), names(put.cards)))),
    },
    {
      title: t('dock-memory-gave'),
      lines: memory.gave.map((gift) => line(gift.round, about(who(gift.seat), cards.name(gift.card)))),
    },
    {
      title: t('dock-memory-got'),
      lines: memory.got.map((gift) => line(gift.round, about(who(gift.seat), cards.name(gift.card)))),
    },
    {
      title: t('dock-memory-crises'),
      lines: memory.crises
        .filter((crisis) => crisis.mine.length > 0)
        .map((crisis) => line(crisis.round, about(cards.name(crisis.card), names(crisis.mine)))),
    },
    {
      title: t('dock-memory-guarded'),
      lines: memory.guarded.map((guarded) =>
        line(guarded.round, about(who(guarded.turn_of), cards.name(guarded.card))),
      ),
    },
  ];
}

function deckLines({ deck, placed, inside }: Memory['decks'][number], cards: Cards): string[] {
  const known = placed.map(({ card, depth, height }) =>
    t('dock-memory-placed', {
      card: cards.name(card),
      end: depth <= height ? 'top' : 'bottom',
      n: Math.min(depth, height),
    }),
  );
  const somewhere = inside.map((card) => cards.name(card));
  const text = [...known, ...somewhere].join(', ');
  return text ? [t('dock-memory-about', { subject: cards.deck(deck), text })] : [];
}
