import { mkdirSync, writeFileSync } from 'node:fs';
import { LANGUAGES, loadWords, type Words } from '@moonstaff/text';
import { toolArgs } from '@moonstaff/tools/tool-args';
import { arnakChapters } from './book-arnak.ts';
import { guildChapters } from './book-guild.ts';

/** What a line says, as data. `read-back.ts` decides what counts as equal. */
export type Data = { readonly [name: string]: unknown };

/** One component: its line in the book, and what a reader must find in it. */
export interface Entry {
  readonly line: string;
  readonly says: Data;
}

/** A heading and its lines. */
export interface Chapter {
  readonly title: string;
  readonly entries: readonly Entry[];
}

export const BOOK = new URL('../book/', import.meta.url);

export function bookOf(words: Words): string {
  const part = (game: string, chapters: readonly Chapter[]): string =>
    [`# ${words.name('game', game)}`, ...chapters.map(chapterText)].join('\n\n');
  return `${part('arnak', arnakChapters(words))}\n\n${part('guild', guildChapters(words))}\n`;
}

const chapterText = ({ title, entries }: Chapter): string =>
  [`## ${title}`, entries.map(({ line }) => line).join('\n')].join('\n\n');

if (import.meta.main) {
  toolArgs({
    command: 'npm run book -w text',
    about:
      'Writes text/book/LANGUAGE.md: every component in words, so that a change of a text can be read and reviewed.',
  });
  mkdirSync(BOOK, { recursive: true });
  for (const code of LANGUAGES) writeFileSync(new URL(`${code}.md`, BOOK), bookOf(await loadWords(code)));
}
