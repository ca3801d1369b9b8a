/** Who is asked, and for what: the words of the band. */
import { actorOf } from '../game/beats';
import type { Cards } from '../game/catalog.svelte';
import type { Connection } from '../game/connection.svelte';
import type { Selection } from '../game/selection.svelte';
import type { View } from '../lib/wire';
import { t } from '../i18n/index.svelte';
import { deedTitle } from './deeds';
import { nameOf } from '../pages/parts/seats';

export interface Band {
  /** Whose colour it has. */
  seat: number;
  mine: boolean;
  who: string;
  what: string;
}

export function asking(connection: Connection, cards: Cards, selection: Selection): Band {
  const { view, info } = connection;
  const me = view?.seat ?? -1;
  if (!view || view.step === 'over') return { seat: Math.max(0, me), mine: false, who: t('dock-over'), what: '' };
  const { question } = selection;
  const text = (id: number) => connection.asked.find((asked) => asked.question === id)?.text ?? '';
  if (question) return { seat: me, mine: true, who: t('dock-asked'), what: text(question.id) };
  if (selection.turn && !selection.waits)
    return { seat: me, mine: true, ...myTurn(cards, selection, nameOf(info, me), moves(view)) };
  return { mine: false, ...(narrated(connection) ?? othersTurn(connection, text)) };
}

/** A bad night has more sentences than the band has room for; all of them are in the history. */
const MOST_SENTENCES = 6;

/** What others do, as it is told; between two deeds the last one stays, as long as nobody else is asked something. */
function narrated({ clock, view, info }: Connection): { seat: number; who: string; what: string } | null {
  const { told: beat, running } = clock;
  const asked = view?.questions.some(({ wait, kind }) => wait !== 'never' && kind !== 'action');
  if (!beat || (!running && asked)) return null;
  const what = beat.story
    .slice(-MOST_SENTENCES)
    .map(({ text }) => text)
    .join(' ');
  if (!what) return null;
  const actor = actorOf(beat);
  const seat = actor >= 0 ? actor : Math.max(0, view?.active ?? 0);
  return { seat, who: actor >= 0 ? nameOf(info, actor) : t('dock-the-table'), what };
}

/** Two colonies move one survivor each in turn, before they act. */
const moves = (view: View) => view.step === 'movement' && view.turns.length > 1;

function myTurn(cards: Cards, selection: Selection, name: string, moving: boolean): { who: string; what: string } {
  const { picked, deed } = selection;
  if (deed) return { who: t('dock-turn-with', { thing: deedTitle(deed, cards) }), what: t('dock-choose-target') };
  switch (picked?.kind) {
    case 'survivor':
    case 'card':
      return { who: t('dock-turn-with', { thing: cards.name(picked.id) }), what: t('dock-choose-action') };
    case 'die':
      return {
        who: t('dock-turn-with', { thing: t('dock-die', { value: Number(picked.id) }) }),
        what: t('dock-die-who'),
      };
    case 'table':
      return { who: t('dock-turn-with', { thing: t('dock-table') }), what: t('dock-choose-action') };
    default:
      return {
        who: t('dock-turn', { name }),
        what: moving
          ? t('dock-move-somebody')
          : t('dock-choose-thing', { left: selection.able.size > 0 ? 'yes' : 'no' }),
      };
  }
}

function othersTurn(
  { view, info }: Connection,
  text: (id: number) => string,
): { seat: number; who: string; what: string } {
  const waiting = view?.awaited ?? [];
  const seat = waiting.length === 1 ? (waiting[0] as number) : Math.max(0, view?.active ?? 0);
  const open = view?.questions.find((question) => question.wait !== 'never' && question.kind !== 'action');
  if (open) {
    const asked = waiting.filter((other) => open.seats.includes(other)); // two who act at once are both waited for
    const who = asked.map((other) => nameOf(info, other)).join(', ');
    const what = t('dock-others-asked', { text: text(open.id), count: asked.length });
    return { seat: asked.length === 1 ? asked[0]! : seat, who, what };
  }
  return { seat, who: t('dock-others-turn', { name: nameOf(info, seat) }), what: t('dock-nothing-asked') };
}
