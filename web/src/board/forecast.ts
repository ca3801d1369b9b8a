/** The forecast of the night as short lines; those that cost something come first. */
import type { GlyphName } from '../drawing/glyphs';
import type { Cards } from '../game/catalog.svelte';
import { t } from '../i18n/index.svelte';
import type { Forecast, Night, PlaceNight, Victim, View } from '../lib/wire';
import { missingOf, nearest, pairsOf } from '../night/code';
import { firstName } from './scene';

export interface Line {
  key: string;
  glyph: GlyphName;
  text: string;
  /** What it costs, in words; empty if nothing. */
  cost: string;
  /** What it costs isn't bad, or somebody takes it. */
  tone?: 'good' | 'bandit';
}

export function linesOf(forecast: Forecast, cards: Cards, view: View): Line[] {
  return [...objectiveLine(forecast, cards), ...nightLines(forecast, cards, view)];
}

function nightLines(forecast: Forecast, cards: Cards, view: View): Line[] {
  if (view.options.box === 'long-night') return longNightLines(forecast, cards, view);
  const lines = [
    foodLine(forecast),
    ...deathLines(forecast.night, cards),
    ...crisisLine(forecast),
    ...dutyLine(forecast, cards),
    ...noiseLines(forecast.night, cards),
    zombieLine(forecast),
    wasteLine(forecast),
    ...forecast.due.map((card) => line(`due ${card}`, 'crossroads', t('board-night-due', { card: cards.name(card) }))),
  ];
  return [...lines.filter((line) => line.cost), ...lines.filter((line) => !line.cost)];
}

/** What the night begins with, what kills, what is taken; the rest after it. */
function longNightLines(forecast: Forecast, cards: Cards, view: View): Line[] {
  const { night, due } = forecast;
  return [
    ...codeLine(cards, view),
    ...deathLines(night, cards),
    ...noiseLines(night, cards),
    foodLine(forecast),
    ...trapLines(night, cards),
    ...pillageLine(night, view),
    ...crisisLine(forecast),
    ...dutyLine(forecast, cards),
    zombieLine(forecast),
    wasteLine(forecast),
    ...due.map((card) => line(`due ${card}`, 'crossroads', t('board-night-due', { card: cards.name(card) }))),
  ];
}

function line(key: string, glyph: GlyphName, text: string, cost = ''): Line {
  return { key, glyph, text, cost };
}

function morale(change: number): string {
  return change ? t('board-change', { change: signed(change) }) : '';
}

/** The night as it looks now: what a crisis that is met richly gives is part of it. */
export function expectedNight(forecast: Forecast | null): Night | null {
  const rich = forecast?.crisis?.outcome === 'exceeded';
  return (rich && forecast.if_exceeded) || (forecast?.night ?? null);
}

/** Morale after the night; a forecast that was made when it stood elsewhere says nothing about it any more. */
export function moraleTonight(forecast: Forecast | null, morale: number): number {
  return forecast?.morale === morale ? Math.max(0, expectedNight(forecast)?.morale ?? morale) : morale;
}

/** The night if the crisis fails, as long as it may. */
export function threat(forecast: Forecast | null): Night | null {
  const met = forecast?.crisis?.outcome === 'prevented' || forecast?.crisis?.outcome === 'exceeded';
  return met ? null : (forecast?.if_failed ?? null);
}

/** With a real minus sign, which screens and voices know. */
export function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}

/** In whole hundredths. */
export function percent(chance: number): number {
  return Math.round(chance * 100);
}

function foodLine({ food }: Forecast): Line {
  const cost = food.morale < 0 ? t('board-night-starvation', { change: signed(food.morale) }) : '';
  return line('food', 'food', t('board-night-food', { have: food.have, need: food.need }), cost);
}

function deathLines(night: Night, cards: Cards): Line[] {
  if (night.killed.length === 0) return [];
  const [only] = night.killed;
  const lost = night.killed.reduce((sum, victim) => sum + victim.morale, 0);
  const text =
    night.killed.length === 1 && only
      ? t('board-night-death', { entrance: gateOf(only, night), ...victimWords(only, cards) })
      : t('board-night-deaths', {
          count: night.killed.length,
          names: night.killed.map((victim) => victimWords(victim, cards).name).join(', '),
        });
  return [line('deaths', 'breach', text, morale(lost))];
}

/** Which entrance of a colony a victim dies at; 0 for deaths elsewhere. */
function gateOf(victim: Victim, night: Night): number {
  const place = night.places.find((each) => each.name === victim.place);
  return place && place.entrances.length > 1 ? victim.entrance : 0;
}

function victimWords(victim: Victim, cards: Cards): { name: string; place: string } {
  const name = victim.survivor ? firstName(cards.name(victim.survivor)) : t('board-a-helpless');
  return { name, place: cards.place(victim.place).label };
}

function crisisLine({ crisis, night, if_failed }: Forecast): Line[] {
  if (!crisis) return [];
  const outcome = crisis.outcome ?? 'open';
  if (outcome === 'prevented' || outcome === 'exceeded' || !if_failed) {
    return [line('crisis', 'crisis', t('board-night-crisis', { outcome }))];
  }
  const change = if_failed.change - night.change;
  const cost = if_failed.ending
    ? t('board-night-lost', { change: signed(change) })
    : change
      ? t('board-night-to', { change: signed(change), morale: Math.max(0, if_failed.morale) })
      : t('board-night-harm');
  return [line('crisis', 'crisis', t('board-night-crisis', { outcome }), cost)];
}

/** What the colony plays for would be complete tonight: a page turns, or the game is over. */
function objectiveLine(forecast: Forecast, cards: Cards): Line[] {
  const { chapter, ending } = expectedNight(forecast) ?? forecast.night;
  if (!chapter && ending !== 'objective') return [];
  const follows = chapter ? 'page' : 'end';
  const text = t('board-night-objective', { follows, name: cards.name(chapter) });
  const cost = t('board-night-complete', { follows });
  return [{ ...line('objective', 'star', text, cost), tone: 'good' as const }];
}

function dutyLine({ duty }: Forecast, cards: Cards): Line[] {
  if (!duty) return [];
  const cards_ = Object.entries(duty.cards).map(([symbol, count]) => `${count} ${cards.symbol(symbol)}`);
  const due = duty.dice > 0 ? [...cards_, t('board-dice', { count: duty.dice })] : cards_;
  return due.length > 0 ? [line('duty', 'star', t('board-night-duty', { due: due.join(', ') }))] : [];
}

function noiseLines(night: Night, cards: Cards): Line[] {
  const loud = night.places.filter((place) => (place.noise?.overrun ?? 0) > 0 && place.noise!.victims.length > 0);
  return loud.map((place) => {
    const names = place.noise!.victims.map((victim) => victimWords(victim, cards).name).join(', ');
    const cost = t('board-night-chance', { chance: percent(place.noise!.overrun) });
    return line(
      `noise ${place.name}`,
      'noise',
      t('board-night-noise', { place: cards.place(place.name).label, names }),
      cost,
    );
  });
}

/** Whether the dice on Raxxon lock the top experiment in. */
function codeLine(cards: Cards, view: View): Line[] {
  const entry = cards.card(view.experiment)?.experiment;
  if (!entry || view.closed.includes('lockdown')) return [];
  const pair = nearest(pairsOf(entry.code, view.code_dice));
  const missing = missingOf(pair);
  const code = pair.map(({ value }) => value).join('-');
  const text = t('night-code', { code, missing: missing.join(', '), count: missing.length });
  const cost =
    missing.length > 0 ? t('night-escapes', { count: entry.figures, name: cards.name(view.experiment) }) : '';
  return [line('code', 'audio', text, cost)];
}

function trapLines(night: Night, cards: Cards): Line[] {
  return night.places.flatMap((place) =>
    place.entrances.flatMap(({ sprung, blown }, index) => {
      if (!sprung) return [];
      const where = { entrance: place.entrances.length > 1 ? index + 1 : 0, place: cards.place(place.name).label };
      const cost = t('night-blown', { count: blown });
      return [{ ...line(`trap ${place.name} ${index}`, 'trap', t('night-trap', where), cost), tone: 'good' as const }];
    }),
  );
}

function pillageLine(night: Night, view: View): Line[] {
  const bandits = view.places.reduce((sum, place) => sum + place.bandits, 0);
  const cards = night.places.reduce((sum, place) => sum + place.pillaged, 0);
  if (bandits === 0) return [];
  const cost = cards > 0 ? t('night-pillage-cards', { count: cards }) : '';
  return [{ ...line('pillage', 'loot', t('night-pillage', { count: bandits }), cost), tone: 'bandit' as const }];
}

function zombieLine({ night }: Forecast): Line {
  const coming = (places: PlaceNight[]) => places.reduce((sum, place) => sum + place.coming, 0);
  const home = night.places.filter((place) => place.entrances.length > 1);
  const outside = night.places.filter((place) => place.entrances.length <= 1);
  return line('zombies', 'zombie', t('board-night-zombies', { colony: coming(home), outside: coming(outside) }));
}

function wasteLine({ waste }: Forecast): Line {
  return line('waste', 'waste', t('board-night-waste', { cards: waste.cards }), morale(waste.morale));
}
