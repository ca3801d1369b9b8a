import { createRequire } from 'node:module';

import type { Plugin } from 'vite';

import { ICONS } from '../src/icons/names.ts';

const MODULE = 'virtual:icons';

interface IconSet {
  icons: Record<string, { body: string }>;
}

/** `virtual:icons` holds the drawings that src/icons/names.ts names, and none of the thousands of others. */
export function icons(): Plugin {
  return {
    name: 'icons',
    resolveId: (id) => (id === MODULE ? '\0' + MODULE : undefined),
    load: (id) => (id === '\0' + MODULE ? `export default ${JSON.stringify(drawings())}` : undefined),
  };
}

function drawings(): Record<string, string> {
  const set: IconSet = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
  return Object.fromEntries(Object.entries(ICONS).map(([name, source]) => [name, drawing(set, source)]));
}

/** One icon as SVG, or an error that helps to find the right name. */
export function drawing(set: IconSet, source: string): string {
  const icon = set.icons[source];
  if (!icon) {
    const words = source.split('-');
    const similar = Object.keys(set.icons).filter((name) => words.some((word) => name.split('-').includes(word)));
    throw new Error(`src/icons/names.ts: game-icons has no "${source}". Similar: ${similar.join(', ') || 'none'}.`);
  }
  return icon.body;
}
