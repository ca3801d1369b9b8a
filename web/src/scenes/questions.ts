/** Questions that the whole table sees as a scene. */
import type { QuestionKind, QuestionView } from '../lib/wire';

const CHOICES: QuestionKind[] = ['crossroads', 'option'];
/** Only scenarios ask them. */
const SCENARIO: QuestionKind[] = ['accuse', 'reveal'];
const VOTES: QuestionKind[] = ['vote', 'tie'];

/** Whether a question is shown as a scene, and not by the dock. */
export function isScene({ kind }: QuestionView): boolean {
  return isChoice(kind) || isVote(kind) || kind === 'improvement' || SCENARIO.includes(kind);
}

export function isChoice(kind: QuestionKind): boolean {
  return CHOICES.includes(kind);
}

export function isVote(kind: QuestionKind): boolean {
  return VOTES.includes(kind);
}
