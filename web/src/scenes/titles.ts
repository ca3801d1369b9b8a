/** What a stage is called while its scene unfolds: nothing that it hasn't shown yet. */
import type { Cards } from '../game/catalog.svelte';
import { t } from '../i18n/index.svelte';
import type { TableInfo } from '../lib/wire';
import { nameOf } from '../pages/parts/seats';
import type { Scene } from './scene';

export function titleOf(scene: Scene, cards: Cards, info: TableInfo | null): string {
  switch (scene.kind) {
    case 'crisis':
    case 'crossroads':
      return cards.name(scene.card);
    case 'vote':
      return t('scene-vote-on', { about: scene.about[0] ?? 'card' });
    case 'exposure':
      return t('scene-exposure', { name: cards.name(scene.rolls[0]?.survivor ?? '') });
    case 'deaths':
      return (
        scene.dead.map(({ survivor }) => cards.name(survivor)).join(', ') ||
        t('scene-deaths', { count: scene.helpless })
      );
    case 'encounter':
      return cards.name(scene.roll.card);
    case 'raid':
      return t('scene-raid', { name: cards.name(scene.raid.survivor), act: scene.raid.act });
    case 'combat':
      return t('war-combat-title');
    case 'election':
      return t('war-election-title');
    case 'exile':
      return t('scene-exiled', { name: nameOf(info, scene.seat) });
    case 'story':
      return cards.name(scene.card || scene.done);
    case 'page':
      return cards.card(scene.card)?.pages[scene.page]?.name ?? '';
    case 'next':
      return cards.name(scene.card);
    default:
      return '';
  }
}
