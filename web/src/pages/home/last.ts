import { DEFAULT_LEVEL, type GameId, isLevel, type Level } from '@moonstaff/catalogue';

const BOTS = 'moonstaff.lastBots';
const SOLO = 'moonstaff.lastSolo';
const CHOICE = 'moonstaff.lastChoice';

/** How somebody last played against bots. */
interface LastBots {
  readonly bots: number;
  readonly level: Level;
}

const PRESET: LastBots = { bots: 2, level: DEFAULT_LEVEL };

type Kept = { readonly [game: string]: { readonly [field: string]: unknown } | undefined };

function read(place: string): Kept {
  try {
    return Object(JSON.parse(localStorage.getItem(place) ?? '{}'));
  } catch {
    return {};
  }
}

const keep = (place: string, game: string, last: object): void =>
  localStorage.setItem(place, JSON.stringify({ ...read(place), [game]: last }));

export function lastBots(game: string): LastBots {
  const last = choiceIn(BOTS, game);
  return last.bots === 0 ? PRESET : last;
}

/** What's chosen on the first page; no bots to play alone. */
export type LastChoice = LastBots;

function choiceIn(place: string, game: string): LastChoice {
  const { bots, level } = read(place)[game] ?? {};
  const fits = (bots === 0 || bots === 1 || bots === 2 || bots === 3) && typeof level === 'string' && isLevel(level);
  return fits ? { bots, level } : PRESET;
}

export const lastChoice = (game: string): LastChoice => choiceIn(CHOICE, game);

export const keepLastChoice = (game: string, choice: LastChoice): void => keep(CHOICE, game, choice);

export const keepLastBots = (game: string, last: LastBots): void => keep(BOTS, game, last);

/** The options somebody last played alone with. */
export type LastSolo = { readonly [option: string]: string | number };

/** What each game is played with alone, until somebody chooses. */
export const SOLO_PRESETS = {
  arnak: { board: 'bird', difficulty: 1 },
  guild: { map: 'avenia', difficulty: 'easy' },
} as const satisfies { readonly [Id in GameId]: LastSolo };

/** How many coins a game of the Guild needs alone. */
export const SOLO_COINS: { readonly [difficulty: string]: number | undefined } = { easy: 90, medium: 120, hard: 150 };

export function lastSolo(game: GameId): LastSolo {
  const preset: LastSolo = SOLO_PRESETS[game];
  const kept = Object(read(SOLO)[game]) as { readonly [option: string]: unknown };
  const fits = ([, value]: readonly [string, unknown]): boolean => ['string', 'number'].includes(typeof value);
  return { ...preset, ...(Object.fromEntries(Object.entries(kept).filter(fits)) as LastSolo) };
}

export const keepLastSolo = (game: string, options: LastSolo): void => keep(SOLO, game, options);
