import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { iconPlugin } from './tools/icon-plugin.ts';
import { offlinePlugin } from './tools/offline-plugin.ts';

/** Relative addresses: the page may lie under any path of a host, or on a disk. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), iconPlugin(), offlinePlugin()],
  build: { target: 'es2023', assetsInlineLimit: 0, chunkSizeWarningLimit: 400 },
  worker: { format: 'es' },
});
