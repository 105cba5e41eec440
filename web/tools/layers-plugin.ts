import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FILE = join(import.meta.dirname, '../src/kit/look/layers.css');

const FLOORS: { readonly [folder: string]: string } = { kit: 'kit', table: 'table', boards: 'board', pages: 'page' };

/** The layer of a component's sheet, by its floor. `sheets.css` belongs to none: what it imports names its layers itself. */
export function layerOf(file: string): string | undefined {
  // The project may itself be in a folder named src, so the last one counts.
  const [, folder = ''] = file.match(/^.*\/src\/(\w+)\//) ?? [];
  return FLOORS[folder];
}

/** A component's sheet, in its layer. */
export function inLayer(code: string, file: string): string {
  const layer = layerOf(file);
  return layer === undefined ? code : `@layer ${layer} {\n${code}}`;
}

/**
 * Puts the sheet of every component into the layer of its floor. Browsers order layers by where they first meet them, and
 * the files of a build arrive in any order. So each sheet begins with the order that layers.css states; the build keeps it
 * once in each file.
 */
export function layersPlugin(): Plugin {
  const [order] = readFileSync(FILE, 'utf8').match(/^@layer [^{]*?;$/m) ?? [];
  if (order === undefined) throw new Error(`${FILE} doesn't state the order of the layers`);
  return {
    name: 'layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler: (code, id) => ({ code: `${order}\n${inLayer(code, id)}`, map: null }),
    },
  };
}
