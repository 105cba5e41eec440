import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FILE = join(import.meta.dirname, '../src/kit/look/layers.css');

/**
 * Browsers order layers by where they first meet them, and the files of a build arrive in any order. So each sheet
 * begins with the order that layers.css states; the build keeps it once in each file.
 */
export function layersPlugin(): Plugin {
  const [order] = readFileSync(FILE, 'utf8').match(/^@layer [^{]*?;$/m) ?? [];
  if (order === undefined) throw new Error(`${FILE} doesn't state the order of the layers`);
  return {
    name: 'layers',
    enforce: 'pre',
    transform: { filter: { id: /\.css(?:\?|$)/ }, handler: (code) => ({ code: `${order}\n${code}`, map: null }) },
  };
}
