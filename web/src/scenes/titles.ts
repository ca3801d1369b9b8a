/** Scenes in one line. */
import { seatOf } from '../game/acting';
import type { Cards } from '../game/catalog.svelte';
import { t } from '../i18n/index.svelte';
import type { TableInfo } from '../lib/wire';
import { nameOf } from '../pages/parts/seats';
import type { Scene } from './scene';

/** What a scene that takes the stage is called while it unfolds: nothing that it hasn't shown yet. */
export function labelOf(scene: Scene, cards: Cards, info: TableInfo | null): string {
  switch (scene.kind) {
    case 'crisis':
      return cards.name(scene.card);
    case 'vote':
      return scene.about[0] === 'exile' ? t('scene-exile-vote') : t('scene-card-vote');
    case 'exposure':
      return t('scene-exposure', { name: cards.name(scene.rolls[0]?.survivor ?? '') });
    case 'deaths':
      return scene.dead.map(({ survivor }) => cards.name(survivor)).join(', ');
    default:
      return titleOf(scene, cards, info);
  }
}

/** A scene that there is no time for. */
export function titleOf(scene: Scene, cards: Cards, info: TableInfo | null): string {
  switch (scene.kind) {
    case 'crisis':
      return t('scene-line-crisis', { name: cards.name(scene.card), outcome: scene.outcome });
    case 'vote':
      return t('scene-line-vote', {
        about: scene.about[0] ?? '',
        name:
          scene.about[0] === 'exile' ? nameOf(info, seatOf(scene.about[1] ?? 'p1')) : cards.name(scene.about[1] ?? ''),
        up: scene.up.length,
        down: scene.down.length,
      });
    case 'crossroads':
      return t('scene-line-crossroads', { name: cards.name(scene.card), option: scene.option });
    case 'zombies':
      return t('scene-zombies', { overruns: scene.arrivals.filter((arrival) => arrival.overrun).length });
    case 'deaths':
      return t('scene-line-deaths', { names: scene.dead.map(({ survivor }) => cards.name(survivor)).join(', ') });
    case 'exposure':
      return t('scene-exposure', { name: cards.name(scene.rolls[0]?.survivor ?? '') });
    case 'rolls':
      return t('scene-line-rolls', { count: scene.rolls.length });
    case 'round':
      return t('scene-round', { round: scene.round });
    case 'exile':
      return t('scene-exiled', { name: nameOf(info, scene.seat) });
    case 'over':
      return t('scene-over', { reason: scene.reason });
  }
}
