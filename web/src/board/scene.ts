/** What stands where, and what comes tonight: the view and the forecast as the board draws them. */
import type { EntranceNight, Forecast, NoiseNight, PlaceNight, PlaceView, SurvivorView, View } from '../lib/wire';

/** What one space of an entrance shows; `coming` and `falling` are tonight's. */
export type Space = 'special' | 'zombie' | 'coming' | 'barricade' | 'falling' | 'trap' | 'sprung' | 'empty';

export type Omen = 'overrun' | 'chance' | 'full' | 'springs' | 'falls' | 'comes';

export interface Entrance {
  place: string;
  /** From 1. */
  number: number;
  zombies: number;
  barricades: number;
  traps: number;
  /** Enemies of the colony who stand here. */
  enemies: SurvivorView[];
  /** The cards of the special zombies here; they are attacked first, so they stand first. */
  special: string[];
  came: number;
  broken: number;
  /** Traps that go off tonight. */
  sprung: number;
  spaces: Space[];
  omen: Omen | null;
  /** What the omen counts: zombies (with `springs` those that a trap takes), barricades, or hundredths of a chance. */
  amount: number;
}

export interface Spot {
  name: string;
  /** From 1, as on the board; 0 for a colony. */
  number: number;
  view: PlaceView;
  entrances: Entrance[];
  survivors: SurvivorView[];
  free: number;
  /** Cards that bandits take from its deck tonight. */
  looted: number;
  noise: NoiseNight | null;
}

export interface Scene {
  /** That of the reader; the first for who watches or lives in a den. */
  colony: Spot;
  /** Those of all colonies. */
  homes: Spot[];
  /** That of the lone wolf. */
  den: Spot | undefined;
  /** The six of the town. */
  places: Spot[];
  /** Those that modules add, from number 7 on. */
  beyond: Spot[];
}

/** `enemy`: the forecast of the other colony, in a war. */
export function sceneOf(view: View, forecast: Forecast | null, enemy: Forecast | null = null): Scene {
  const colonies = new Set(view.colonies.map((colony) => colony.place));
  const outside = view.places.filter((place) => !colonies.has(place.name));
  const own = view.colonies[ownColony(view)]?.place;
  const lived = view.places
    .filter((place) => colonies.has(place.name))
    .map((home) => spotOf(home, 0, view, home.name === own ? forecast : (enemy ?? forecast)));
  const spots = outside.map((place, index) => spotOf(place, numberOf(place, index), view, forecast));
  const homes = lived.filter(({ name }) => name !== DEN);
  return {
    den: lived.find(({ name }) => name === DEN),
    colony: homes.find(({ name }) => name === own) ?? homes[0]!,
    homes,
    places: spots.filter(({ name }) => !(name in BEYOND)),
    beyond: spots.filter(({ name }) => name in BEYOND),
  };
}

/** The number of the reader's colony; who watches sees the first one from inside. */
export function ownColony({ players, seat }: View): number {
  return players[seat]?.colony ?? 0;
}

/** Where the lone wolf lives. */
export const DEN = 'den';

/** Places that a module adds to those of the town, with their numbers. */
export const BEYOND: Record<string, number> = { raxxon: 7, hideout: 8 };

function numberOf({ name }: PlaceView, index: number): number {
  return BEYOND[name] ?? index + 1;
}

function spotOf(place: PlaceView, number: number, view: View, forecast: Forecast | null): Spot {
  const night = forecast?.night.places.find((each) => each.name === place.name) ?? null;
  const here = view.survivors.filter((survivor) => survivor.place === place.name).sort((a, b) => a.owner - b.owner);
  const survivors = here.filter(({ entrance }) => entrance === 0);
  return {
    name: place.name,
    number,
    view: place,
    entrances: place.zombies.map((_, index) => entranceOf(place, index, night, here)),
    survivors,
    free: number ? Math.max(0, place.survivor_spaces - taken(place) - survivors.length) : 0,
    looted: night?.pillaged ?? 0,
    noise: night?.noise ?? null,
  };
}

/** Survivor spaces that something else than survivors fills. */
function taken({ standees, bandits, blocked }: PlaceView): number {
  return standees.length + bandits + blocked;
}

function entranceOf(
  place: PlaceView,
  index: number,
  night: PlaceNight | null,
  here: readonly SurvivorView[],
): Entrance {
  const enemies = here.filter(({ entrance }) => entrance === index + 1);
  const zombies = place.zombies[index] ?? 0;
  const barricades = place.barricades[index] ?? 0;
  const traps = place.traps[index] ?? 0;
  const special = place.special.filter(({ entrance }) => entrance === index + 1).map(({ card }) => card);
  const stands = { zombies, barricades, traps, special: special.length, enemies: enemies.length };
  const tonight = night?.entrances[index];
  const full = zombies + barricades + traps + special.length + enemies.length >= place.entrance_spaces;
  const [omen, amount] = omenOf(full, tonight, night?.noise ?? null);
  return {
    place: place.name,
    number: index + 1,
    zombies,
    barricades,
    traps,
    enemies,
    special,
    came: tonight?.came ?? 0,
    broken: tonight?.broken ?? 0,
    sprung: tonight?.sprung ?? 0,
    spaces: spacesOf(place.entrance_spaces, stands, tonight),
    omen,
    amount,
  };
}

interface Stands {
  zombies?: number;
  barricades?: number;
  traps?: number;
  special?: number;
  enemies?: number;
}

/** Zombies first, then those who come, then what bars their way, then what is free. */
export function spacesOf(room: number, stands: Stands, tonight?: EntranceNight): Space[] {
  const { zombies = 0, barricades = 0, traps = 0, special = 0, enemies = 0 } = stands;
  const falling = Math.min(tonight?.broken ?? 0, barricades);
  const sprung = Math.min(tonight?.sprung ?? 0, traps);
  const free = Math.max(0, room - zombies - barricades - traps - special - enemies);
  const coming = Math.min(tonight?.came ?? 0, free);
  return [
    ...times(special, 'special'),
    ...times(zombies, 'zombie'),
    ...times(coming, 'coming'),
    ...times(traps - sprung, 'trap'),
    ...times(sprung, 'sprung'),
    ...times(barricades - falling, 'barricade'),
    ...times(falling, 'falling'),
    ...times(free - coming, 'empty'),
  ];
}

function times(count: number, space: Space): Space[] {
  return Array.from({ length: Math.max(0, count) }, () => space);
}

function omenOf(full: boolean, tonight: EntranceNight | undefined, noise: NoiseNight | null): [Omen | null, number] {
  if (tonight?.overruns) return ['overrun', tonight.overruns];
  if (noise && noise.overrun > 0 && noise.victims.length > 0) return ['chance', Math.round(noise.overrun * 100)];
  if (tonight?.sprung) return ['springs', tonight.blown];
  if (tonight?.broken) return ['falls', tonight.broken];
  if (full) return ['full', 0];
  return tonight?.came ? ['comes', tonight.came] : [null, 0];
}

/** The players in the order of the round's turns. */
export function turnOrder(view: View): number[] {
  const seats = view.players.map((player) => player.seat);
  const start = Math.max(0, seats.indexOf(view.first));
  return [...seats.slice(start), ...seats.slice(0, start)];
}

export type Turn = 'out' | 'done' | 'now' | 'next' | 'later' | 'asked' | 'waits';

/** How it stands with a seat in this round. */
export function turnOf(view: View, seat: number): Turn {
  if (view.players.find((player) => player.seat === seat)?.out) return 'out';
  if (view.turns.length > 1 || view.pairs.length > 0) return turnInPairs(view, seat);
  if (view.awaited.includes(seat) && seat !== view.active) return 'asked';
  if (view.step === 'colony') return view.awaited.includes(seat) ? 'asked' : 'done';
  if (view.active < 0) return view.awaited.includes(seat) ? 'asked' : 'waits';
  if (seat === view.active) return 'now';
  const order = turnOrder(view).filter((each) => !view.players.find((player) => player.seat === each)?.out);
  const distance = order.indexOf(seat) - order.indexOf(view.active);
  if (distance < 0) return 'done';
  return distance === 1 ? 'next' : 'later';
}

function turnInPairs(view: View, seat: number): Turn {
  const now = view.turns.length > 1 && view.turns.find((turn) => turn.seat === seat);
  if (now) return now.done ? 'done' : 'now';
  const pair = view.pairs.findIndex((seats) => seats.includes(seat));
  if (pair < 0) return 'done';
  return pair === 0 ? 'next' : 'later';
}

/** The first word of a name, for pawns. */
export function firstName(name: string): string {
  return name.split(' ')[0] ?? name;
}

/** Two letters for a small pawn. */
export function monogram(name: string): string {
  const words = name.split(' ');
  return words.length > 1
    ? words
        .map((word) => word[0] ?? '')
        .join('')
        .slice(0, 2)
    : name.slice(0, 2);
}

/** How many rounds the game has. */
export function lastRound(view: View): number {
  return isSetup(view) ? view.rounds_left : view.round + Math.max(0, view.rounds_left - 1);
}

/** Before the first round, while survivors are chosen. */
export function isSetup(view: View): boolean {
  return view.round === 0;
}

/** How often each word occurs, in the order of their first coming. */
export function countBy(words: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts];
}
