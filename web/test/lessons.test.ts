import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, it } from 'node:test';
import { arnak } from '@moonstaff/arnak';
import type { GameId } from '@moonstaff/catalogue';
import { guild } from '@moonstaff/guild';
import { type AnyGame, Match, parseLog, replay } from '@moonstaff/kernel';
import { LANGUAGES, loadWords } from '@moonstaff/text';
import {
  isLast,
  isReading,
  type Lesson,
  moved,
  othersMove,
  type Place,
  placeOf,
  START,
  wanted,
} from '../src/table/lesson/lesson.ts';

const ROOT = join(import.meta.dirname, '../..');
const GAMES: { readonly [id: string]: AnyGame } = { arnak, guild };
/** A learner should be done within ten minutes. */
const MOST_NOTES = 40;

const files = globSync('tutorials/*.json', { cwd: ROOT });
const lessonIn = (file: string): Lesson => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

it('there is a lesson for every game', () => {
  const taught = new Set(files.map((file) => lessonIn(file).log.game));
  assert.deepEqual([...taught].sort(), Object.keys(GAMES).sort());
});

for (const file of files) {
  const lesson = lessonIn(file);
  const { log, notes, learner, names } = lesson;
  const game = GAMES[log.game] ?? assert.fail(log.game);

  describe(`the lesson ${basename(file)}`, () => {
    it('is a log that replays to its end', () => {
      const read = parseLog(JSON.stringify(log));
      const match = Match.start(game, read);
      for (const entry of read.entries) {
        assert.equal(entry.kind, 'act', 'nothing is taken back in a lesson');
        match.enter(entry);
      }
      assert.equal(replay(read, [game]).seal(), match.seal());
      assert.equal(names.length, log.seats);
    });

    it('is short, and its notes stand in order before moves of the learner', () => {
      assert.ok(notes.length <= MOST_NOTES, `${notes.length} notes`);
      assert.equal(notes[0]?.at, 0);
      assert.equal(notes.at(-1)?.at, log.entries.length);
      for (const [i, { at }] of notes.entries()) {
        assert.ok(at >= (notes[i - 1]?.at ?? 0));
        const entry = log.entries[at];
        assert.ok(entry === undefined || (entry.kind === 'act' && entry.seat === learner), `note ${i} at ${at}`);
      }
    });

    it('names rules that exist', () => {
      const rules = readFileSync(join(ROOT, `docs/rules/${log.game}.md`), 'utf8');
      const unknown = notes.flatMap(({ rules: told = [] }) => told).filter((id) => !rules.includes(`**${id}**`));
      assert.deepEqual(unknown, []);
    });

    it('is worded in every language, and asks where there is something to do', async () => {
      for (const code of LANGUAGES) {
        const told = await (await loadWords(code)).lesson(log.game as GameId);
        for (const [i, { say }] of notes.entries()) {
          const doing = !isReading(lesson, placeOf(lesson, i));
          assert.equal(told.get(say)?.ask !== undefined, doing, `${code} ${say}`);
        }
      }
    });

    it('leads from its first note to its last', () => {
      let place: Place = START;
      let made = 0;
      while (!isLast(lesson, place)) {
        if (isReading(lesson, place)) place = placeOf(lesson, place.note + 1);
        else {
          assert.notEqual(wanted(lesson, place) === undefined, othersMove(lesson, place) === undefined);
          place = moved(lesson, place);
          made += 1;
        }
      }
      assert.equal(made, log.entries.length);
    });
  });
}

it('every note with words is used in some lesson', async () => {
  const words = await loadWords('en');
  for (const game of Object.keys(GAMES) as GameId[]) {
    const told = new Set(
      files
        .map(lessonIn)
        .filter(({ log }) => log.game === game)
        .flatMap(({ notes }) => notes.map(({ say }) => say)),
    );
    assert.deepEqual([...(await words.lesson(game)).keys()].sort(), [...told].sort());
  }
});
