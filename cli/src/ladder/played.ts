import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Fixture, Played } from '@moonstaff/bots';

const FOLDER = join(import.meta.dirname, '../../../learning/bouts');

/** The games of a bout that were played so far, in a file of their own. */
export class PlayedGames {
  readonly #file: string;
  readonly #games = new Map<string, Played>();

  constructor(bout: string, folder = FOLDER) {
    this.#file = join(folder, `${bout}.jsonl`);
    const lines = existsSync(this.#file) ? readFileSync(this.#file, 'utf8').trimEnd().split('\n') : [];
    for (const line of lines) {
      const { table, played } = JSON.parse(line);
      this.#games.set(keyOf(table, played.fixture), played);
    }
  }

  find(table: number, fixture: Fixture): Played | undefined {
    return this.#games.get(keyOf(table, fixture));
  }

  add(table: number, played: Played): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    appendFileSync(this.#file, `${JSON.stringify({ table, played })}\n`);
    this.#games.set(keyOf(table, played.fixture), played);
  }
}

const keyOf = (table: number, { index, seed }: Fixture): string => `${table} ${index} ${seed}`;
