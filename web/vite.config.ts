import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

import { icons } from './plugins/icons.ts';
import { messages } from './plugins/messages.ts';

const SERVER = process.env.HIVERNAGE_SERVER ?? 'http://127.0.0.1:8420';

export default defineConfig({
  plugins: [svelte(), svelteTesting(), icons(), messages()],
  build: {
    outDir: '../src/hivernage/web',
    emptyOutDir: true,
    // The server's content policy allows no data: addresses but for pictures.
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  // One jsdom for all files of a worker: to build it for each takes three times as long as all the tests.
  test: { environment: 'jsdom', isolate: false, restoreMocks: true, unstubGlobals: true },
});
