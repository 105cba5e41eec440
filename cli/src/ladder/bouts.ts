import { tablesOf } from '@moonstaff/bots';
import { GAME_IDS } from '@moonstaff/catalogue';

/** A tournament whose result is kept in `bots/results`. */
export interface Bout {
  readonly name: string;
  readonly game: string;
  readonly players: number;
  readonly bots: string;
  /** How many games, spread evenly over the tables. */
  readonly games: number;
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
];

/** All levels at one table. */
const ROUNDS = [
  { players: 3, bots: 'expert:50ms,skilled,novice', games: 48 },
  { players: 4, bots: 'expert:50ms,skilled,novice,random', games: 48 },
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

/** Everything `docs/bots.md` shows. */
export const BOUTS: readonly Bout[] = [
  ...DUELS.flatMap(({ name, bots, games }) =>
    GAMES.map(({ game, tables }): Bout => ({ name: `${game}-${name}`, game, players: 2, bots, games, tables })),
  ),
  ...ROUNDS.flatMap(({ players, bots, games }) =>
    GAMES.map(({ game, tables }): Bout => ({ name: `${game}-${players}`, game, players, bots, games, tables })),
  ),
  ...SOLO_ARNAK,
  ...SOLO_GUILD,
];
