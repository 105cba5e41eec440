import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lesson } from '@moonstaff/bots/learn';

/** How many games are kept in one file. */
export const SHARD = 20;

const fileOf = (folder: string, shard: number): string => join(folder, `${String(shard).padStart(5, '0')}.jsonl`);

export const hasShard = (folder: string, shard: number): boolean => existsSync(fileOf(folder, shard));

/** Writes a whole file at once, so that a stopped run leaves no half of one. */
export function writeShard(folder: string, shard: number, lessons: readonly Lesson[]): void {
  mkdirSync(folder, { recursive: true });
  const file = fileOf(folder, shard);
  writeFileSync(`${file}.part`, lessons.map((lesson) => `${JSON.stringify(lesson)}\n`).join(''));
  renameSync(`${file}.part`, file);
}

/** The games kept in a folder, in order, at most this many. */
export function* lessonsIn(folder: string, most: number): Generator<Lesson> {
  let given = 0;
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.jsonl')) : [];
  for (const name of files.sort()) {
    for (const line of readFileSync(join(folder, name), 'utf8').trimEnd().split('\n')) {
      if (given++ >= most) return;
      yield JSON.parse(line);
    }
  }
}
