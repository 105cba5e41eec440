import { DEFAULT_LEVEL, type Level } from '@moonstaff/catalogue';
import { go } from '../../kit/route/route.ts';
import { gameNamed } from '../engine/games.ts';
import { freshGame, freshId, type SavedGame } from '../engine/saved.ts';
import type { Sitter, Snapshot } from '../source.ts';
import { keepOrHold } from './unkept.ts';

export const BOT_NAMES = ['Marek', 'Juno', 'Ilse', 'Tavi'];

interface Plan {
  readonly game: string;
  readonly options: { readonly [name: string]: string | number };
  readonly sitters: readonly Sitter[];
  /** A deal that's known; otherwise by chance. */
  readonly seed?: string;
}

/** Sets up a table on this device and goes there. */
export async function startGame({ game, options, sitters, seed }: Plan): Promise<void> {
  const rules = await gameNamed(game);
  if (rules === undefined) throw new Error(`this page cannot play ${game}`);
  const saved = { ...freshGame(rules, options, sitters), ...(seed !== undefined && { seed }) };
  await keepOrHold(saved);
  go('table', saved.id);
}

/** One person against a number of bots. */
export const againstBots = (name: string, bots: number, level: Level): readonly Sitter[] => [
  { kind: 'person', name },
  ...BOT_NAMES.slice(0, bots).map((bot): Sitter => ({ kind: 'bot', name: bot, level })),
];

export const newGameLike = ({ game, options, sitters }: Snapshot): Promise<void> =>
  startGame({
    game,
    options,
    sitters: sitters.map((one) => (one.kind === 'bot' ? { ...one, level: one.level ?? DEFAULT_LEVEL } : one)),
  });

/** A new table that begins at a moment of an old one: this seat is a person's, bots take the others. */
export async function playOnFrom(old: SavedGame, entry: number, seat: number): Promise<void> {
  const sitters = old.sitters.map(
    ({ name }, one): Sitter => (one === seat ? { kind: 'person', name } : { kind: 'bot', name, level: DEFAULT_LEVEL }),
  );
  const { game, rules, options, seed, entries } = old;
  const next: SavedGame = {
    ...{ id: freshId(), game, rules, options, seed, sitters },
    entries: entries.slice(0, entry),
    over: false,
    changed: Date.now(),
  };
  await keepOrHold(next);
  go('table', next.id);
}
