import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { aheadPlugin } from './tools/ahead-plugin.ts';
import { chunkNames } from './tools/chunks.ts';
import { classNameOf } from './tools/class-names.ts';
import { compressPlugin } from './tools/compress-plugin.ts';
import { fontPlugin } from './tools/font-plugin.ts';
import { iconPlugin } from './tools/icon-plugin.ts';
import { layersPlugin } from './tools/layers-plugin.ts';
import type { Lookup } from './tools/reach.ts';

/** Modules that only declare things: kernel, rules, bots and words; and front doors, which only hand things on. */
const DECLARING =
  /[\\/](?:kernel|catalogue|bots|text|games[\\/]\w+)[\\/]src[\\/]|[\\/]web[\\/]src[\\/].*(?:[\\/]index|[\\/]picture)\.ts$/;

/** Boards register their icons. */
const BOARD = /[\\/]boards[\\/]\w+[\\/]index\.ts$/;

/** What a page or worker doesn't use of them stays out of it. */
const TREESHAKE = { moduleSideEffects: (id: string) => BOARD.test(id) || !DECLARING.test(id) };

const doesNothing = (id: string): boolean => !TREESHAKE.moduleSideEffects(id);

let chunkOf: ((id: string) => string | null) | undefined;

/** All modules are known when the first one is given its chunk. */
function nameOf(id: string, graph: { readonly getModuleInfo: Lookup }): string | null {
  chunkOf ??= chunkNames((one) => graph.getModuleInfo(one), doesNothing);
  return chunkOf(id);
}

const WORKER = join(import.meta.dirname, 'src/table/device/worker.ts');
const RULES = /[\\/]games[\\/]/;

/** What the rules need besides themselves comes with the worker that fetches them, not after them. */
function workerNameOf(id: string, graph: { readonly getModuleInfo: Lookup }): string | null {
  return graph.getModuleInfo(WORKER) === null || RULES.test(id) ? null : 'worker';
}

/** Relative addresses: the page may lie under any path of a host, or on a disk. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  css: { modules: { generateScopedName: classNameOf } },
  plugins: [
    react(),
    iconPlugin(),
    fontPlugin(),
    layersPlugin(),
    aheadPlugin(),
    // The page works without a network: its service worker keeps every file of a build.
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: { globPatterns: ['**/*.{css,html,js,svg,webmanifest,woff2}'] },
    }),
    compressPlugin(),
  ],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      treeshake: TREESHAKE,
      output: { codeSplitting: { groups: [{ name: nameOf, includeDependenciesRecursively: false }] } },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      treeshake: TREESHAKE,
      output: { codeSplitting: { groups: [{ name: workerNameOf, includeDependenciesRecursively: false }] } },
    },
  },
});
