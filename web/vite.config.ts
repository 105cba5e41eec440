import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { classNameOf } from './tools/class-names.ts';
import { compressPlugin } from './tools/compress-plugin.ts';
import { fontPlugin } from './tools/font-plugin.ts';
import { iconPlugin } from './tools/icon-plugin.ts';
import { layersPlugin } from './tools/layers-plugin.ts';

/** Small files that every page loads, in all languages. Together they compress better than one by one. */
const TOGETHER = [
  { name: 'fault', test: /[\\/]text[\\/]src[\\/]\w\w[\\/]fault\.ts$/ },
  {
    name: 'kit',
    test: /vite[\\/]preload-helper|[\\/]web[\\/]src[\\/]kit[\\/](late|words|route|art[\\/]Icon)\b|[\\/]server[\\/]url\b/,
  },
];

/** What a page or worker doesn't use of kernel, rules, bots and words stays out of it: their modules only declare things. */
const TREESHAKE = {
  moduleSideEffects: (id: string) => !/[\\/](?:kernel|catalogue|bots|text|games[\\/]\w+)[\\/]src[\\/]/.test(id),
};

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
      output: { codeSplitting: { groups: TOGETHER } },
    },
  },
  worker: { format: 'es', rolldownOptions: { treeshake: TREESHAKE } },
});
