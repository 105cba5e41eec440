/** Games can grow: a new option, state field and card don't change any stored log, table or transcript. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test, { describe } from 'node:test';
import { isThorough } from '@moonstaff/tools/thorough';
import { type Edit, edit, projectCopy } from '../project-copy.ts';
import { ROOT } from './folder.ts';

const OPTION = "planted: { values: ['off', 'on'] },";

/** What we plant in each game, with a card that came with this version of the rules. */
const PLANTED: { readonly [game in 'arnak' | 'guild']: (since: number) => readonly Edit[] } = {
  arnak: (since) => [
    ['games/arnak/src/options.ts', 'export const options = {', `export const options = { ${OPTION}`],
    ['games/arnak/src/setup.ts', 'const state: ArnakState = {', 'const state: ArnakState = { planted: 7,'],
    ['games/arnak/src/setup.ts', '    figures: FIGURES,', '    figures: FIGURES, plantedToo: 7,'],
    ['games/arnak/src/state.ts', 'const copy: ArnakState = {', 'const copy: ArnakState = { planted: s.planted,'],
    ['games/arnak/src/state.ts', '  figures: p.figures,', '  figures: p.figures, plantedToo: p.plantedToo,'],
    ['games/arnak/src/data/items.ts', 'export const items = [', `export const items = [ ${arnakCard(since)},`],
  ],
  guild: (since) => [
    ['games/guild/src/options.ts', 'export const options = {', `export const options = { ${OPTION}`],
    ['games/guild/src/play/setup.ts', 'const state: GuildState = {', 'const state: GuildState = { planted: 7,'],
    ['games/guild/src/play/setup.ts', '  explorers: EXPLORERS,', '  explorers: EXPLORERS, plantedToo: 7,'],
    ['games/guild/src/state.ts', '  rules: state.rules,', '  rules: state.rules, planted: state.planted,'],
    ['games/guild/src/state.ts', '  done: player.done,', '  done: player.done, plantedToo: player.plantedToo,'],
    ['games/guild/src/data/investigate-cards.ts', 'const cards = [', `const cards = [ ${guildCard(since)},`],
  ],
};

const arnakCard = (since: number): string => `{ id: 'planted', since: ${since}, kind: 'item', costCoins: 1, points: 1,
  travel: ['boot'], timing: 'free', exilesItself: false, effect: [{ op: 'gain', coins: 1 }] }`;

const guildCard = (since: number): string =>
  `{ id: 'planted', since: ${since}, group: 'list', steps: [{ shape: 'free', max: 1, allow: ['sea'] }] }`;

/** Runs a program in the copy and returns its output. */
function run(copy: string, args: readonly string[]): { readonly status: number | null; readonly output: string } {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

const script = (copy: string, code: string) => run(copy, ['--input-type=module', '--eval', code]);

const logs: readonly string[] = globSync(['**/*.log.json', 'tutorials/*.json'], {
  cwd: ROOT,
  exclude: ['**/node_modules/**'],
});

const gameIn = (file: string): string => {
  const data = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
  return (data.log ?? data).game;
};

const logsOf = (game: string): readonly string[] => logs.filter((file) => gameIn(file) === game);

/** Replays stored logs of the project with the games of the copy. */
const replayOf = (files: readonly string[]): string => `
  import { readFileSync } from 'node:fs';
  import { arnak } from '@moonstaff/arnak';
  import { guild } from '@moonstaff/guild';
  import { parseLog, replay } from '@moonstaff/kernel';
  import { sample } from '@moonstaff/kernel/sample';
  for (const file of ${JSON.stringify(files.map((file) => join(ROOT, file)))}) {
    const data = JSON.parse(readFileSync(file, 'utf8'));
    replay(parseLog(JSON.stringify(data.log ?? data)), [arnak, guild, sample]);
  }`;

/** Prints whether a new table of the game has what was planted. */
const printPlanted = (game: string): string => `
  import { ${game} } from '@moonstaff/${game}';
  import { Match, seedFrom } from '@moonstaff/kernel';
  const { state } = Match.start(${game}, { seats: 2, seed: seedFrom('growth') });
  const copy = ${game}.clone(state);
  console.log(copy.options.planted, copy.planted, copy.players[1].plantedToo, JSON.stringify(copy).includes('"planted"'),
    ${game}.rules.current);`;

/** The newest rules of both games in the copy. */
function rulesOf(copy: string): { readonly arnak: number; readonly guild: number } {
  const { output } = script(
    copy,
    `import { arnak } from '@moonstaff/arnak';
    import { guild } from '@moonstaff/guild';
    console.log(JSON.stringify({ arnak: arnak.rules.current, guild: guild.rules.current }));`,
  );
  return JSON.parse(output);
}

interface Opening {
  /** Tests that open stored data. */
  readonly files: readonly string[];
  /** What they call themselves. */
  readonly suites: readonly string[];
  readonly options: readonly string[];
}

/** One kind of database is enough, and all logs are replayed before. In `npm test`, tables of one version are enough, too. */
const OPENING: Opening = isThorough
  ? {
      files: [
        'games/arnak/test/transcripts.test.ts',
        'cli/test/transcripts.test.ts',
        'server/test/old-versions.test.ts',
      ],
      suites: ['a whole game', 'the games kept for reading', 'tables stored by earlier versions, on sqlite'],
      options: ['--test-skip-pattern=replay to the same end'],
    }
  : {
      files: ['server/test/old-versions.test.ts'],
      suites: ['tables stored by earlier versions, on sqlite'],
      options: ['--test-name-pattern=open unchanged .*-1\\.0\\.0'],
    };

describe('with a new option, state field and card', () => {
  test('all stored data opens and ends the same', (t) => {
    const copy = projectCopy(t);
    const now = rulesOf(copy);
    const { arnak, guild } = now;
    for (const [game, planted, rules] of [
      ['arnak', PLANTED.arnak, arnak + 1],
      ['guild', PLANTED.guild, guild + 1],
    ] as const) {
      edit(copy, planted(1));
      const noticed = script(copy, replayOf(logsOf(game)));
      assert.match(noticed.output, /log\.(entry|hash)/, `${game}: a card in the decks of old tables is noticed`);
      const [file] = planted(1).at(-1) ?? assert.fail();
      edit(copy, [[file, 'since: 1,', `since: ${rules},`]]);
      assert.equal(script(copy, printPlanted(game)).output, `off 7 7 true ${rules}\n`);
    }
    // In one go with what was planted. By themselves, below: `npm run thorough`.
    if (!isThorough) correct(copy, now);
    const replayed = script(copy, replayOf(logs));
    assert.equal(replayed.status, 0, replayed.output);
    const opened = run(copy, [
      ...['--test', '--test-isolation=none', '--test-reporter=tap'],
      ...['--test-skip-pattern=postgres', ...OPENING.options, ...OPENING.files],
    ]);
    assert.equal(opened.status, 0, opened.output);
    for (const suite of OPENING.suites) assert.match(opened.output, new RegExp(`^ok \\d+ - ${suite}$`, 'm'));
  });

  test('there are logs to replay', () => {
    assert.deepEqual([...new Set(logs.map(gameIn))].sort(), ['arnak', 'guild', 'sample']);
  });
});

/** What a look at a physical copy showed, entered with the next version of the rules. */
const corrections = (arnak: number, guild: number): readonly Edit[] => [
  [
    'games/arnak/src/data/doubtful.ts',
    "first: [{ op: 'gain', coins: 2 }],",
    `first: [{ op: 'gain', coins: 2 }], corrected: [{ since: ${arnak}, to: [{ op: 'gain', coins: 3 }] }],`,
  ],
  [
    'games/guild/src/data/doubtful.ts',
    '{ first: [6, 8, 10, 14] }',
    `{ first: [6, 8, 10, 14], corrected: [{ since: ${guild}, to: [7, 8, 10, 14] }] }`,
  ],
  [
    'games/guild/src/data/maps/avenia.ts',
    "  id: 'avenia',",
    `  id: 'avenia',
  get corrected() {
    return [{ since: ${guild}, picture: avenia.picture.replace('d2', 'd3'), counts: undefined }];
  },`,
  ],
];

/** The same without a version: what must not be done. */
const OVERWRITTEN: readonly Edit[] = [
  ['games/arnak/src/data/doubtful.ts', "first: [{ op: 'gain', coins: 2 }],", "first: [{ op: 'gain', coins: 3 }],"],
  ['games/guild/src/data/doubtful.ts', '{ first: [6, 8, 10, 14] }', '{ first: [7, 8, 10, 14] }'],
];

/** Old and new: coins of Snake row 2, pay of the first tower, all coins on Avenia. */
const PRINTED = `
  import { trackOf, tracks } from '@moonstaff/arnak';
  import { editionOf, mapNamed, mapOf, TOWER_PAY } from '@moonstaff/guild';
  import { printedIn, printedNow } from '@moonstaff/kernel';
  const row = ({ rows }) => rows[1].glass.effect[0].coins;
  const coins = ({ spaces }) => spaces.reduce((sum, { feature }) => sum + (feature.type === 'coin' ? feature.value : 0), 0);
  console.log(row(trackOf({ rules: 1, options: { board: 'snake' } })), printedIn(1, TOWER_PAY)[0],
    coins(mapOf({ rules: 1, options: { map: 'avenia' } })));
  console.log(row(tracks.snake), printedNow(TOWER_PAY)[0], coins(mapNamed('avenia')));
  const named = [1, 99].map((rules) => editionOf({ rules, options: { map: 'avenia' } }));
  console.log(named.join(' '), coins(mapNamed(named[0])));`;

/** Enters the corrections with the next version of the rules. New tables have them, old ones don't. */
function correct(copy: string, now: ReturnType<typeof rulesOf>): void {
  const [arnak, guild] = [now.arnak + 1, now.guild + 1];
  edit(copy, corrections(arnak, guild));
  assert.deepEqual(rulesOf(copy), { arnak, guild });
  assert.equal(script(copy, PRINTED).output, '2 6 50\n3 7 51\navenia@1 avenia 50\n');
}

if (isThorough)
  test('with corrections of what is printed, old logs replay as they did and new tables have them', (t) => {
    const copy = projectCopy(t);
    const now = rulesOf(copy);
    for (const [file, before, after] of OVERWRITTEN) {
      const [, game = ''] = file.split('/');
      edit(copy, [[file, before, after]]);
      assert.match(
        script(copy, replayOf(logsOf(game))).output,
        /log\.(entry|hash)/,
        `${file}: without a version old logs change`,
      );
      edit(copy, [[file, after, before]]);
    }
    correct(copy, now);
    const replayed = script(copy, replayOf(logs));
    assert.equal(replayed.status, 0, replayed.output);
  });
