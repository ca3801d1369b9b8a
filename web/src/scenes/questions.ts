/** Questions that the whole table sees as a scene. */
import type { QuestionKind, QuestionView } from '../lib/wire';

const CHOICES: QuestionKind[] = ['crossroads', 'option'];
/** Only scenarios ask them. */
const SCENARIO: QuestionKind[] = ['accuse', 'reveal'];
const VOTES: QuestionKind[] = ['vote', 'tie'];

/** Whether a question is shown as a scene, and not by the dock. */
export function isScene(question: QuestionView): boolean {
  const { kind } = question;
  const alone = kind === 'improvement' || kind === 'elect';
  return isChoice(kind) || isVote(kind) || alone || SCENARIO.includes(kind) || isCombat(question);
}

export function isChoice(kind: QuestionKind): boolean {
  return CHOICES.includes(kind);
}

export function isVote(kind: QuestionKind): boolean {
  return VOTES.includes(kind);
}

/** Whether the leaders of two colonies are asked it in a combat. */
export function isCombat({ kind, args }: QuestionView): boolean {
  return kind === 'tactic' || kind === 'bet' || (kind === 'survivor' && (args[0] ?? '').startsWith('combat-'));
}
