import { tablesOf } from '@moonstaff/bots';
import { GAME_IDS } from '@moonstaff/catalogue';
import type { Way } from '../tournament/ways.ts';

/** A tournament whose result is kept in `bots/results`. */
export interface Bout {
  readonly name: string;
  readonly game: string;
  readonly players: number;
  readonly bots: string;
  /** How many games, spread evenly over the tables. */
  readonly games: number;
  /** What a master is measured by. It takes hours, so it may not be played yet. */
  readonly isAim?: true;
  /** What was tried, if it isn't how the levels play: which bot did it, and what it did. */
  readonly tried?: string;
  readonly ways?: { readonly [bot: string]: Way };
  readonly tables: readonly { readonly [option: string]: string | number }[];
}

const GAMES = GAME_IDS.map((game) => ({ game, tables: tablesOf(game) }));

/** Two players, with the seats mirrored. */
const DUELS = [
  { name: 'expert-skilled', bots: 'expert:50ms,skilled', games: 400 },
  { name: 'skilled-novice', bots: 'skilled,novice', games: 120 },
  { name: 'novice-random', bots: 'novice,random', games: 200 },
  { name: 'skilled-random', bots: 'skilled,random', games: 200 },
  { name: 'expert-random', bots: 'expert:50ms,random', games: 200 },
  { name: 'patient-skilled', bots: 'expert:500ms,skilled', games: 120 },
  { name: 'master-expert', bots: 'master:200ms,expert:50ms', games: 144, isAim: true as const },
  { name: 'master-master', bots: 'master:200ms,master:201ms', games: 96, isAim: true as const },
];

/** What ten times the time is worth. Games of Arnak take a minute each then, so there are fewer. */
const PATIENT = GAMES.map(
  ({ game, tables }): Bout => ({
    name: `${game}-patient-master`,
    game,
    players: 2,
    bots: 'master:2000ms,master:200ms',
    games: game === 'arnak' ? 32 : 64,
    isAim: true,
    tables,
  }),
);

/** All levels at one table. */
const ROUNDS = [
  { name: 'master-3', players: 3, bots: 'master:200ms,expert:50ms,expert:51ms', games: 48, isAim: true as const },
  {
    name: 'master-4',
    players: 4,
    bots: 'master:200ms,expert:50ms,expert:51ms,expert:52ms',
    games: 48,
    isAim: true as const,
  },
  { name: '3', players: 3, bots: 'expert:50ms,skilled,novice', games: 48 },
  { name: '4', players: 4, bots: 'expert:50ms,skilled,novice,random', games: 48 },
];

const SOLO_ARNAK = [0, 1, 2, 3, 4, 5].map(
  (difficulty): Bout => ({
    name: `arnak-solo-${difficulty}`,
    game: 'arnak',
    players: 1,
    bots: 'expert:50ms',
    games: 40,
    tables: tablesOf('arnak').map((table) => ({ ...table, difficulty })),
  }),
);

const SOLO_GUILD = ['easy', 'medium', 'hard'].flatMap((difficulty) =>
  tablesOf('guild').map(
    ({ map }): Bout => ({
      name: `guild-solo-${difficulty}-${map}`,
      game: 'guild',
      players: 1,
      bots: 'expert:50ms',
      games: 20,
      tables: [{ ...(map !== undefined && { map }), difficulty }],
    }),
  ),
);

/** The solo games that a master is measured by. */
const SOLO_MASTER: readonly Bout[] = [
  ...[3, 5].map((difficulty) => ({
    name: `arnak-master-solo-${difficulty}`,
    game: 'arnak',
    players: 1,
    bots: 'master:200ms',
    games: 40,
    isAim: true as const,
    tables: tablesOf('arnak').map((table) => ({ ...table, difficulty })),
  })),
  ...['medium', 'hard'].map((difficulty) => ({
    name: `guild-master-solo-${difficulty}`,
    game: 'guild',
    players: 1,
    bots: 'master:200ms',
    games: 120,
    isAim: true as const,
    tables: tablesOf('guild').map((table) => ({ ...table, difficulty })),
  })),
];

/** Other ways to play the Guild alone, where the most was tried. */
const TRIED: readonly (readonly [Way, string])[] = [
  ['stakes', 'a master that plays for coins, and for the goals at hand-set stakes, not for its chance to win'],
  ['narrow', 'a master that tries out no more plans than an expert'],
  ['farther', 'a master that looks eight turns ahead instead of four'],
];

const SOLO_TRIED = SOLO_MASTER.filter(({ name }) => name === 'guild-master-solo-hard').flatMap((bout) =>
  TRIED.map(
    ([way, what]): Bout => ({
      ...bout,
      name: bout.name.replace('master', way),
      tried: `The Guild alone, hard: ${what}`,
      ways: { 'master:200ms': way },
    }),
  ),
);

/** Everything `docs/bots.md` shows. */
export const BOUTS: readonly Bout[] = [
  ...DUELS.flatMap(({ name, ...duel }) =>
    GAMES.map(({ game, tables }): Bout => ({ name: `${game}-${name}`, game, players: 2, ...duel, tables })),
  ),
  ...PATIENT,
  ...ROUNDS.flatMap(({ name, ...round }) =>
    GAMES.map(({ game, tables }): Bout => ({ name: `${game}-${name}`, game, ...round, tables })),
  ),
  ...SOLO_ARNAK,
  ...SOLO_GUILD,
  ...SOLO_MASTER,
  ...SOLO_TRIED,
];
