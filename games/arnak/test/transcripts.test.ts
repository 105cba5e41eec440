import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { at, parseOptions, SILENT, seedFrom, tableRandom } from '@moonstaff/kernel';
import { arnak } from '../src/index.ts';
import { NAMES } from './play.ts';

/** Whole games as text: a table, a line for each action, and at the end the score as added up from the components. */
const FOLDER = join(import.meta.dirname, 'transcripts');

const SEATS: readonly string[] = NAMES;

const nameOf = (seat: number | 'rival'): string => (seat === 'rival' ? seat : at(NAMES, seat));

function replay(lines: readonly string[]): void {
  const table = JSON.parse(at(lines, 0).slice('table '.length));
  const options = parseOptions(arnak.options, table.seats, table.options);
  const state = arnak.setup(options, table.seats, tableRandom(seedFrom(table.seed)), 1);
  for (const line of lines.slice(1)) {
    const [word = '', rest = ''] = line.split(/ (.*)/);
    if (word === 'score') {
      const [name, sheet = ''] = rest.split(/ (.*)/);
      const score = arnak.scores(state).find(({ seat }) => nameOf(seat) === name);
      assert.deepEqual({ ...score?.categories, total: score?.total }, JSON.parse(sheet), name);
    } else if (word === 'winners') {
      assert.deepEqual(arnak.outcome(state)?.winners.map(nameOf), JSON.parse(rest));
    } else {
      const seat = SEATS.indexOf(word);
      const action: unknown = JSON.parse(rest);
      assert.ok(arnak.isLegal(state, seat, action), line);
      arnak.apply(state, seat, action, SILENT);
    }
  }
}

describe('a whole game', () => {
  for (const file of readdirSync(FOLDER)) {
    it(`as told in ${file}`, () => {
      const text = readFileSync(join(FOLDER, file), 'utf8');
      replay(text.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#')));
    });
  }
});
