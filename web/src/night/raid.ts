/** The table of the hideout, for one survivor: wounds that are one too many read as death. */
import type { Cards } from '../game/catalog.svelte';
import { t } from '../i18n/index.svelte';
import type { SurvivorView } from '../lib/wire';
import type { Band } from './BandTable.svelte';

export interface RaidLine extends Band {
  wounds: number;
  loot: number;
  dies: boolean;
}

/** The lines of a table, faces with the same outcome joined. */
export function raidLines(act: string, cards: Cards, survivor: SurvivorView | undefined): RaidLine[] {
  const lines: RaidLine[] = [];
  for (const [n, [wounds, loot]] of (cards.catalog?.raids[act] ?? []).entries()) {
    const before = lines.at(-1);
    if (before && before.wounds === wounds && before.loot === loot) before.high = n + 1;
    else lines.push(lineOf(n + 1, wounds, loot, survivor));
  }
  return lines;
}

function lineOf(face: number, wounds: number, loot: number, survivor: SurvivorView | undefined): RaidLine {
  const dies = wounds > 0 && survivor !== undefined && harmOf(survivor) + wounds >= survivor.deadly;
  const hurt = dies ? ['death'] : Array.from({ length: wounds }, () => 'wound');
  const signs = [...hurt, ...Array.from({ length: loot }, () => 'loot')];
  const text = t('night-raid-line', { wounds: dies ? -1 : wounds, loot });
  const tone = dies ? 'bad' : wounds === 0 && loot > 0 ? 'gain' : undefined;
  return { low: face, high: face, wounds, loot, dies, signs, text, tone };
}

function harmOf({ wounds, frostbite, despair }: SurvivorView): number {
  return wounds + frostbite + despair;
}

const FACES = 6;

/** In hundredths: how probable it is to get some loot, and to die. */
export function raidOdds(lines: readonly RaidLine[]): { loot: number; death: number } {
  const share = (some: (line: RaidLine) => boolean) =>
    Math.round((lines.filter(some).reduce((sum, { low, high }) => sum + high - low + 1, 0) / FACES) * 100);
  return { loot: share(({ loot }) => loot > 0), death: share(({ dies }) => dies) };
}
