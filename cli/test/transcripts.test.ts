import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { replay } from '@moonstaff/kernel';
import { ADAPTERS } from '@moonstaff/scenarios';
import { LANGUAGES, loadWords } from '@moonstaff/text';
import { story } from '../src/story.ts';
import { KINDS, keptLog, pageFile, pageOf } from '../src/transcripts.ts';

const GAMES = [...ADAPTERS.values()].map(({ game }) => game);

/** The coins in a line of the Guild's story: what was collected, `(+2 coins)`, `4 × 2 = 8 coins`, treasures. */
function coinsIn(line: string): number {
  const amounts = [...line.matchAll(/(?:collects|scores|\(\+|= )\s*(\d+) coins?/g)];
  return amounts.reduce((sum, [, n]) => sum + Number(n), 0);
}

describe('the games kept for reading', () => {
  for (const { name, game, seats } of KINDS) {
    it(`${name} has the page of its log`, async () => {
      const log = keptLog(name);
      assert.equal(log.game, game);
      assert.equal(log.seats, seats);
      // `pageOf` replays the log, which refuses any other end than the one it was written with.
      assert.equal(readFileSync(pageFile(name), 'utf8'), await pageOf(name));
    });

    it(`${name} reads like a story in every language`, async () => {
      const match = replay(keptLog(name), GAMES);
      for (const language of LANGUAGES) {
        const lines = story(match, await loadWords(language));
        assert.equal(lines.filter(({ kind }) => kind === 'heading').length, game === 'arnak' ? 5 : 4, 'rounds');
        for (const { kind, text } of lines) {
          assert.doesNotMatch(
            text,
            /undefined|hidden|\{|\}|arnak\.|guild\.|Seat \d| {2}|[\w-]+-\d+-\d/,
            `${language}: ${text}`,
          );
          assert.match(text, kind === 'heading' ? / [IV]+$/ : /[^.]\.$/, `${language}: ${text}`);
        }
      }
    });
  }

  for (const { name } of KINDS.filter(({ game }) => game === 'guild')) {
    it(`${name}: the coins in the story add up to the total`, async () => {
      const match = replay(keptLog(name), GAMES);
      const lines = story(match, await loadWords('en')).map(({ text }) => text);
      for (const [seat, person] of ['Ada', 'Bo'].slice(0, match.header.seats).entries()) {
        const told = lines
          .filter((line) => line.startsWith(`${person} `))
          .reduce((sum, line) => sum + coinsIn(line), 0);
        assert.equal(told, match.game.scores(match.state)[seat]?.total, person);
      }
    });
  }
});
