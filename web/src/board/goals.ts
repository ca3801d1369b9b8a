/** How objectives stand, as the board, the secret and the end show it. */
import type { GlyphName } from '../drawing/glyphs';
import { symbolGlyph } from '../drawing/symbols';
import type { Cards } from '../game/catalog.svelte';
import { face } from '../game/catalog.svelte';
import { t } from '../i18n/index.svelte';
import { sentence } from '../lib/sentences';
import type { CardEntry, Goal, Line, View } from '../lib/wire';

export interface GoalLine {
  key: string;
  glyph: GlyphName;
  /** The condition as its card says it, a sentence. */
  text: string;
  /** The same as a part of a longer sentence; nothing where it can only stand alone. */
  clause: string;
  current: number | null;
  needed: number | null;
  /** The count must stay at or below what is needed. */
  atMost: boolean;
  met: boolean;
  /** Nobody may know yet whether it holds. */
  hidden: boolean;
  /** What there is and what is needed, in words. */
  stands: string;
}

const GLYPH_OF: Record<string, GlyphName> = {
  morale: 'morale',
  food: 'food',
  starvation: 'famine',
  helpless: 'helpless',
  waste: 'waste',
  zombies: 'zombie',
  barricades: 'barricade',
  survivors: 'mouths',
  equipped: 'weapon',
  tokens: 'vial',
};

/** The conditions of the main objective. */
export function goalLines(view: View, goals: readonly Goal[], cards: Cards): GoalLine[] {
  return goals.map((goal) => lineOf(goal, clauseOf(goal, view, cards), addedBy(goal, view, cards)));
}

/** The conditions of a personal objective. */
export function personalLines(goals: readonly Goal[], cards: Cards): GoalLine[] {
  return goals.map((goal) => lineOf(goal, cards.card(goal.card)?.goals[goal.number] ?? '', cards.name(goal.card)));
}

function lineOf(goal: Goal, clause: string, otherwise: string): GoalLine {
  return {
    key: `${goal.card} ${goal.number}`,
    glyph: glyphOfGoal(goal),
    text: clause ? sentence(clause) : otherwise,
    clause,
    current: goal.current,
    needed: goal.needed,
    atMost: goal.kind === 'at_most',
    met: goal.met ?? false,
    hidden: goal.met === null,
    stands: standing(goal),
  };
}

function standing({ kind, met, current, needed }: Goal): string {
  if (met === null) return t('goal-hidden');
  if (current === null || needed === null) return t('goal-stands', { met: met ? 'yes' : 'no' });
  const more = current > needed && kind !== 'at_most' ? 'yes' : 'no';
  return t('goal-count', { kind, current, needed, more });
}

/** How far a goal is: `7/12`, or `17 → ≤ 3` for what there is too much of. */
export function countOf({ current, needed, atMost }: GoalLine): string {
  if (current === null || needed === null) return '';
  return atMost ? `${current} → ≤ ${needed}` : `${current}/${needed}`;
}

/** The lines of a card; of an objective with two sides, those of the side that is played. */
export function ownSide(card: CardEntry | undefined, hard: boolean): Line[] {
  const all = card?.lines ?? [];
  const [first, second] = all.flatMap(({ role }, index) => (role === 'side' ? [index] : []));
  if (first === undefined || second === undefined) return all;
  return hard ? [...all.slice(0, first), ...all.slice(second)] : all.slice(0, second);
}

function glyphOfGoal(goal: Goal): GlyphName {
  if (goal.kind === 'last_round') return 'moon';
  if (goal.symbol) return symbolGlyph(goal.symbol);
  return GLYPH_OF[goal.of] ?? 'deck';
}

function clauseOf(goal: Goal, view: View, cards: Cards): string {
  const card = cards.card(goal.card) ?? cards.card(face(goal.card));
  const side = card?.sides.find((each) => each.hard === view.options.hard) ?? card?.sides[0];
  return side?.goals[goal.number] ?? '';
}

/** What a card has added to the main objective, as that card says it. */
function addedBy(goal: Goal, view: View, cards: Cards): string {
  return view.goals.map((node) => cards.node(node)).find(Boolean) ?? cards.name(goal.card);
}
