import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(css|html|js|json|svg|webmanifest)$/;

/** Smaller files gain nothing: they fit into one packet anyway. */
const LEAST = 1024;

/** The best takes half of the time of a build, which is for those who download it, not for tests. */
export const QUICK_BUILD = 'MOONSTAFF_QUICK_BUILD';
const QUICK_QUALITY = 5;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Puts a `.br` and a `.gz` beside every file of the build that gets smaller that way, so that the server never compresses
 * anything itself. Runs after everything else that writes files.
 */
export function compressPlugin(): Plugin {
  let folder = '';
  return {
    name: 'moonstaff:compress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: { order: 'post', sequential: true, handler: () => compressAll(folder) },
  };
}

export async function compressAll(
  folder: string,
  names: readonly string[] = readdirSync(folder, { recursive: true, encoding: 'utf8' }),
): Promise<void> {
  const files = names
    .map((name) => join(folder, name))
    .filter((path) => COMPRESSIBLE.test(path) && statSync(path).size >= LEAST);
  await Promise.all(files.map(compress));
}

async function compress(path: string): Promise<void> {
  const content = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]:
      process.env[QUICK_BUILD] === undefined ? constants.BROTLI_MAX_QUALITY : QUICK_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(`${path}.br`, await toBrotli(content, { params }));
  writeFileSync(`${path}.gz`, await toGzip(content, { level: constants.Z_BEST_COMPRESSION }));
}
