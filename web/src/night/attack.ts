/** The attack on a special zombie that a roll belongs to. */
import type { Cards } from '../game/catalog.svelte';
import type { EventFacts, EventInfo } from '../lib/wire';
import type { Scene } from '../scenes/scene';

export interface SpecialAttack {
  survivor: string;
  /** The card of the special zombie. */
  card: string;
  place: string;
  /** The die that was spent; 0 if none was. */
  die: number;
  exposure?: EventFacts['exposure'];
}

/** What was attacked just before a scene, if that was a special zombie: the exposure roll and the encounter follow. */
export function attackOn(scene: Scene, events: readonly EventInfo[], cards: Cards): SpecialAttack | null {
  const survivor = survivorOf(scene);
  const n = events.findLastIndex(({ kind, facts }) => kind === 'attacked' && facts.survivor === survivor);
  const event = events[n];
  if (!survivor || event?.kind !== 'attacked' || !cards.card(`${event.facts.target}@experiment`)) return null;
  const spent = events.slice(0, n).findLast(({ kind, seq }) => kind === 'die-spent' && seq === event.seq);
  const rolled = events.slice(n).find(({ kind, facts }) => kind === 'exposure' && facts.survivor === survivor);
  return {
    survivor,
    card: `${event.facts.target}@experiment`,
    place: event.facts.place,
    die: spent?.kind === 'die-spent' ? spent.facts.value : 0,
    ...(rolled?.kind === 'exposure' ? { exposure: rolled.facts } : {}),
  };
}

function survivorOf(scene: Scene): string {
  if (scene.kind === 'encounter') return scene.roll.survivor;
  const [roll, ...others] = scene.kind === 'exposure' ? scene.rolls : [];
  return roll?.cause === 'attack' && others.length === 0 ? roll.survivor : '';
}
