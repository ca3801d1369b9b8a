/** How the main objective stands, as the board shows it. */
import type { GlyphName } from '../drawing/glyphs';
import { symbolGlyph } from '../drawing/symbols';
import type { Cards } from '../game/catalog.svelte';
import { face } from '../game/catalog.svelte';
import type { Forecast, Goal, View } from '../lib/wire';

export interface GoalLine {
  key: string;
  glyph: GlyphName;
  /** The condition as its card says it. */
  text: string;
  current: number | null;
  needed: number | null;
  /** The count must stay at or below what is needed. */
  atMost: boolean;
  met: boolean;
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

export function goalLines(view: View, forecast: Forecast | null, cards: Cards): GoalLine[] {
  return (forecast?.goals ?? []).map((goal) => ({
    key: `${goal.card} ${goal.number}`,
    glyph: glyphOfGoal(goal),
    text: textOf(goal, view, cards),
    current: goal.current,
    needed: goal.needed,
    atMost: goal.kind === 'at_most',
    met: goal.met ?? false,
  }));
}

/** How far a goal is: `7/12`, or `17 → ≤ 3` for what there is too much of. */
export function countOf({ current, needed, atMost }: GoalLine): string {
  if (current === null || needed === null) return '';
  return atMost ? `${current} → ≤ ${needed}` : `${current}/${needed}`;
}

function glyphOfGoal(goal: Goal): GlyphName {
  if (goal.kind === 'last_round') return 'moon';
  if (goal.symbol) return symbolGlyph(goal.symbol);
  return GLYPH_OF[goal.of] ?? 'deck';
}

function textOf(goal: Goal, view: View, cards: Cards): string {
  const card = cards.card(goal.card) ?? cards.card(face(goal.card));
  const side = card?.sides.find((each) => each.hard === view.options.hard) ?? card?.sides[0];
  return side?.goals[goal.number] ?? view.goals.map((node) => cards.node(node)).find(Boolean) ?? cards.name(goal.card);
}
