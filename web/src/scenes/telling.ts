/** What a scenario tells: the story that is read aloud, pages that teach its rules, objectives that follow one another. */
import type { Cards } from '../game/catalog.svelte';
import type { EventFacts } from '../lib/wire';
import type { Base, Scene } from './scene';

/** Parts of the story that belong together; `numbers` are those of the scenario's card. */
export interface StoryScene extends Base {
  kind: 'story';
  card: string;
  numbers: number[];
  /** Who reads it aloud; -1 for nobody in particular. */
  seat: number;
  /** The objective that is complete, if that is what it begins with. */
  done: string;
  /** Only one player is told. */
  alone: boolean;
}

/** Rules that hold from now on. */
export interface PageScene extends Base {
  kind: 'page';
  card: string;
  page: string;
}

/** The objective that follows the one before. */
export interface NextScene extends Base {
  kind: 'next';
  card: string;
}

export type Telling = StoryScene | PageScene | NextScene;

const KINDS: Scene['kind'][] = ['story', 'page', 'next'];

/** Whether there is something to read, for which everybody takes the time it needs. */
export function isTelling(scene: Scene): scene is Telling {
  return KINDS.includes(scene.kind);
}

/** What is read, paragraph by paragraph: it unfolds like this. */
export function paragraphsOf(scene: Scene, cards: Cards): string[] {
  switch (scene.kind) {
    case 'story': {
      const parts = cards.card(scene.card)?.scenes ?? [];
      return scene.numbers.flatMap((number) => parts[number]?.text ?? []);
    }
    case 'page':
      return cards.card(scene.card)?.pages[scene.page]?.text ?? [];
    case 'next':
      return [cards.card(scene.card)?.story ?? ''];
    default:
      return [];
  }
}

/** A part of the story is read out: it goes on with what is read already, or begins anew. */
export function goOn(last: Scene | undefined, seq: number, facts: EventFacts['scene']): StoryScene | null {
  const { card, number, seat } = facts;
  const fits = last?.kind === 'story' && !last.alone && (last.seat === seat || last.numbers.length === 0);
  if (!fits) return { kind: 'story', seq, card, numbers: [number], seat, done: '', alone: false };
  last.numbers.push(number);
  Object.assign(last, { card, seat });
  return null;
}

const INSIDE = ['opening', 'opening-with-secrets', 'success', 'failure-morale', 'renegade-wins-late'];

/** Where a part of the story happens. */
export function settingOf(card: string, at: string): string {
  if (INSIDE.includes(at)) return 'colony';
  if (card.startsWith('code@')) return 'raxxon';
  return at.startsWith('failure') || at.startsWith('success') ? 'road' : 'hideout';
}

const ENDINGS = ['success', 'failure', 'renegade-wins'];

/** Whether the story ends like that. */
export function isEnding(at: string): boolean {
  return ENDINGS.some((ending) => at.startsWith(ending));
}
