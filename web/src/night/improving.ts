/** What an improvement would change tonight, against the forecast without it. */
import { t } from '../i18n/index.svelte';
import type { InsightAnswer, Night } from '../lib/wire';

export function changesOf(card: string, insight: InsightAnswer | null): string[] {
  const then = insight?.built.find((choice) => choice.card === card);
  const now = insight?.forecast;
  if (!then || !now) return [];
  const coming = ({ places }: Night) => places.reduce((sum, place) => sum + place.coming, 0);
  const changes: [boolean, string][] = [
    [
      then.food.need !== now.food.need || then.food.have !== now.food.have,
      t('night-change-food', { have: then.food.have, need: then.food.need }),
    ],
    [
      coming(then.night) !== coming(now.night),
      t('night-change-zombies', { was: coming(now.night), now: coming(then.night) }),
    ],
    [then.waste.per !== now.waste.per, t('night-change-waste', { per: then.waste.per })],
    [
      then.night.morale !== now.night.morale,
      t('night-change-morale', { was: now.night.morale, now: then.night.morale }),
    ],
  ];
  return changes.filter(([differs]) => differs).map(([, words]) => words);
}
