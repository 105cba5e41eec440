import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/** What each of our languages writes with, and the file of the family that has it. */
const SCRIPTS = {
  latin: { from: 'latin', letters: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’‚“”„†•…‹›€™−` },
  polish: { from: 'latin-ext', letters: 'ĄąĆćĘęŁłŃńŚśŹźŻż' },
  russian: { from: 'cyrillic', letters: `Ё${range(0x410, 0x44f)}ё№` },
} as const;

const FAMILIES = ['alegreya', 'source-sans-3'] as const;

/** Pairs and ligatures, lining and tabular figures, marks; no small capitals, no swashes. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

/**
 * Cuts out of the font files what our languages write with, once, and lets style sheets fetch it as
 * `@fonts/alegreya-polish.woff2`. Names with other letters still get the whole file.
 */
export function fontPlugin(): Plugin {
  return {
    name: 'moonstaff-fonts',
    async config({ root = process.cwd() }) {
      const folder = join(root, 'node_modules/.cache/moonstaff-fonts');
      mkdirSync(folder, { recursive: true });
      for (const family of FAMILIES) {
        for (const [script, { from, letters }] of Object.entries(SCRIPTS)) {
          await cut(
            `${family}/files/${family}-${from}-wght-normal.woff2`,
            letters,
            join(folder, `${family}-${script}.woff2`),
          );
        }
      }
      return { resolve: { alias: { '@fonts': folder } } };
    },
  };
}

async function cut(name: string, letters: string, file: string): Promise<void> {
  if (existsSync(file)) return;
  const whole = readFileSync(createRequire(import.meta.url).resolve(`@fontsource-variable/${name}`));
  const small = await subsetFont(whole, letters, { targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true });
  // Builds may run side by side: nobody reads half a file.
  const half = `${file}.${process.pid}`;
  writeFileSync(half, small);
  renameSync(half, file);
}
