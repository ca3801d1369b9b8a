/** Questions that the whole table sees as a scene. */
import type { QuestionView } from '../lib/wire';

const CHOICES = ['crossroads', 'option'];
const VOTES = ['vote', 'tie'];

/** Whether a question is shown as a scene, and not by the dock. */
export function isScene({ kind }: QuestionView): boolean {
  return isChoice(kind) || isVote(kind);
}

export function isChoice(kind: string): boolean {
  return CHOICES.includes(kind);
}

export function isVote(kind: string): boolean {
  return VOTES.includes(kind);
}
