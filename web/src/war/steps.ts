/** What goes on in a war, in the words of its rulebook: the steps of a pair of turns, and the night. */
import { isSetup } from '../board/scene';
import type { View } from '../lib/wire';

export type WarStep = 'setup' | 'draw' | 'movement' | 'actions' | 'read' | 'night';

export function stepOf(view: View): WarStep {
  const { step } = view;
  if (isSetup(view)) return 'setup';
  if (step === 'movement' || step === 'actions') return step;
  if (/^(frost|draw|pair)/.test(step)) return 'draw';
  return /^(bites|owed|read|close)/.test(step) ? 'read' : 'night';
}
