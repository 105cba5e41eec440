import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { worker } from './service-worker.ts';

/** Files that are not built but lie beside the page. */
const BESIDE = ['.', './icon.svg', './icon-turn.svg', './manifest.webmanifest'];

/** Adds a service worker that knows every file of this build, so that the page works without a network. */
export function offlinePlugin(): Plugin {
  return {
    name: 'moonstaff-offline',
    apply: 'build',
    generateBundle: {
      // After everybody else: scripts that held nothing but styles are gone by then.
      order: 'post',
      handler(_, bundle) {
        const files = [
          ...BESIDE,
          ...Object.keys(bundle)
            .filter((name) => name !== 'index.html')
            .map((name) => `./${name}`),
        ].sort();
        const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker(version, files) });
      },
    },
  };
}
