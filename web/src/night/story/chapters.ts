/** How far a scenario has come, as its sheet shows it. */
import type { Cards } from '../../game/catalog.svelte';
import type { EventInfo, PageEntry, View } from '../../lib/wire';

export interface Chapter {
  id: string;
  name: string;
  state: 'done' | 'now' | 'later';
}

/** The objectives in their order; those to come are not named. */
export function chaptersOf({ objective, met }: View, cards: Cards): Chapter[] {
  const now = cards.card(objective);
  const done = met.filter((id) => id !== now?.id);
  const named = (id: string, state: Chapter['state']) => ({ id, name: cards.name(`${id}@chapter`), state });
  const chapters = done.map((id) => named(id, 'done'));
  if (now) chapters.push(named(now.id, met.includes(now.id) ? 'done' : 'now'));
  for (let next = now?.next; next; next = cards.card(`${next}@chapter`)?.next)
    chapters.push({ id: next, name: '', state: 'later' });
  return chapters;
}

/** The pages of the rules that hold by now, the latest last. */
export function openPages({ options, closed }: View, cards: Cards): [string, PageEntry][] {
  const pages = cards.card(`${options.scenario}@scenario`)?.pages ?? {};
  return Object.entries(pages).filter(([name]) => !(closed as string[]).includes(name));
}

/** What of the story this browser was told, part by part. */
export function toldSoFar(events: readonly EventInfo[], cards: Cards): string[][] {
  return events.flatMap((event) => {
    if (event.kind !== 'scene') return [];
    const text = cards.card(event.facts.card)?.scenes[event.facts.number]?.text;
    return text ? [text] : [];
  });
}
