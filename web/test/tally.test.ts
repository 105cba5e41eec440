import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { arnak } from '@moonstaff/arnak';
import { guild } from '@moonstaff/guild';
import { type AnyGame, parseLog, type Score } from '@moonstaff/kernel';
import { loadPageWords, type Words } from '@moonstaff/text';
import { tallyOf as arnakTally } from '../src/boards/arnak/words/tally.ts';
import { tallyOf as guildTally } from '../src/boards/guild/tally.ts';
import { gameInLog } from '../src/table/device/importLog.ts';
import { Host } from '../src/table/engine/host.ts';
import type { Snapshot } from '../src/table/source.ts';

async function finished(rules: AnyGame): Promise<Snapshot> {
  const text = readFileSync(new URL(`../shots/games/${rules.id}.log.json`, import.meta.url), 'utf8');
  return new Host(rules, await gameInLog(parseLog(text), String)).snapshot();
}

/** What stands below each figure of a seat's sheet. */
function sheet<View>(
  { view, outcome }: Snapshot,
  seat: number,
  tally: (category: string, score: Score, view: View, words: Words) => string | undefined,
  words: Words,
) {
  const score = outcome?.scores.find((one) => one.seat === seat);
  assert.ok(score);
  const rows = Object.keys(score.categories).map((category) => [
    category,
    tally(category, score, view as View, words)?.replaceAll('\u00a0', ' '),
  ]);
  return Object.fromEntries(rows.filter(([, said]) => said !== undefined));
}

test('the figures of Arnak’s score sheet say what they’re made of', async () => {
  const words = await loadPageWords('en', { chapters: ['table', 'arnak'] });
  const now = await finished(arnak);
  assert.deepEqual(sheet(now, 0, arnakTally, words), {
    research: 'glass 16, notebook 2',
    idols: '4 idols',
    guardians: 'overcome: 4',
    cards: '12 cards',
    fear: '1 card',
  });
  assert.equal(sheet(now, 1, arnakTally, words)['idols'], '0 idols, slots 10', 'empty slots count too');
  assert.equal(sheet(now, 1, arnakTally, words)['fear'], '3 cards', 'though others’ decks stay hidden');
});

test('the figures of the Guild’s score sheet say what they’re made of', async () => {
  const words = await loadPageWords('en', { chapters: ['table', 'guild'] });
  const said = sheet(await finished(guild), 0, guildTally, words);
  assert.equal(said['villages'], '3 villages');
  assert.equal(said['towers'], '2 towers');
  assert.equal(said['trade'], 'best route 16');
  assert.equal(said['goals'], '1 goal');
  assert.equal(said['coinFields'], undefined);
});
