import { GAME_IDS, type GameId } from '@moonstaff/catalogue';
import { ADAPTERS, type Doubt } from '@moonstaff/scenarios';
import type { DoubtNote, Words } from '@moonstaff/text';
import type { Word } from '../words.ts';

/** A doubt with what is known about it. */
export interface KnownDoubt extends Doubt, DoubtNote {
  readonly game: GameId;
  /** The files to correct, from the top of the project, each with the constant or field in it. */
  readonly file: string;
}

export async function doubtsOf(game: GameId, words: Words): Promise<readonly KnownDoubt[]> {
  const notes = await words.doubts(game);
  return (ADAPTERS.get(game)?.doubts ?? []).flatMap((doubt) => {
    const note = notes[doubt.id];
    return note === undefined ? [] : [{ ...doubt, ...note, game, file: fileOf(game, doubt) }];
  });
}

const fileOf = (game: GameId, { where }: Doubt): string => {
  const folder = `games/${game}/src/data/`;
  const files = where
    .split(', ')
    .map((one) => (one.includes('/') ? `${folder}${one}` : `${folder}doubtful.ts (${one})`));
  return files.join(', ');
};

/** What is doubtful about a game, for a terminal. */
export async function doubtLines(game: GameId, words: Words, word: Word): Promise<string> {
  const doubts = await doubtsOf(game, words);
  if (doubts.length === 0) return word('facts.certain', { game });
  const parts = doubts.map(({ fact, sources, chosen, components, file }) =>
    [
      fact,
      `  ${sources} ${chosen}`,
      `  ${word('facts.concerns', { components })}`,
      `  ${word('facts.correct', { where: file })}`,
    ].join('\n'),
  );
  return [words.name('game', game), ...parts].join('\n\n');
}

/** `docs/doubts.md`. */
export async function doubtsPage(words: Words): Promise<string> {
  const games = await Promise.all(
    GAME_IDS.map(async (game) => {
      const rows = (await doubtsOf(game, words)).map(
        ({ fact, sources, chosen, file }) => `| ${fact} | ${sources} | ${chosen} | \`${file}\` |`,
      );
      return [
        `## ${words.name('game', game)}`,
        '',
        '| Fact | Sources | Our choice | Correct it in |',
        '|---|---|---|---|',
        ...rows,
      ];
    }),
  );
  return `${[...HEAD, ...games.flatMap((lines) => ['', ...lines])].join('\n')}\n`;
}

const HEAD: readonly string[] = [
  '# Doubtful facts',
  '',
  'Everything printed on a component was checked against at least two independent sources, except what is listed here.',
  'If you own the game, have a look and tell us: each row is a correction of one line. `npx moonstaff facts --doubtful`',
  'prints this list in your language, and the page of all components marks what it concerns.',
  '',
  'A correction must not change games that have begun. So `first` stays as it is, and the new reading goes beside it with',
  'the next version of the rules, one above the highest in `games/<game>/src/changes.ts` and the data:',
  '',
  '```ts',
  'export const snakeRow2Glass: Printed<Effect> = {',
  "  first: [{ op: 'gain', coins: 2 }],",
  "  corrected: [{ since: 4, to: [{ op: 'gain', coins: 3 }] }],",
  '};',
  '```',
  '',
  'A map is corrected in its file with `corrected: [{ since, picture, counts }]`, the whole picture again. New tables are',
  'played with the last reading, older ones with theirs; `tools/test/growth.test.ts` replays every stored log to prove it.',
  '',
  'This page is written by `npm run regenerate`.',
];
