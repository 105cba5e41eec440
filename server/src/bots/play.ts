import { type ActionShape, at, fastRandom, nextBelow, type Seat, same, seedFrom } from '@moonstaff/kernel';
import { newSeed } from '../ids.ts';
import type { LiveTables } from '../live/index.ts';
import type { Logger } from '../logger.ts';
import { lastEntryOf } from '../table/decide/index.ts';
import { type MoveRequest, Stopped, type Thinker } from './thinker.ts';

export interface BotOptions {
  readonly liveTables: LiveTables;
  readonly thinker: Thinker;
  readonly budget: number;
  readonly log: Logger;
}

/**
 * Makes a bot's move. Returns true if there's still a move to make: the game moved on while the bot was thinking, so the
 * work has to be done again.
 */
export async function playBot(options: BotOptions, tableId: string, seat: Seat): Promise<boolean> {
  const { liveTables, budget } = options;
  // The node that scheduled this may be ahead of what this node knows.
  const table = await liveTables.freshTable(tableId);
  const level = table.botAt(seat);
  if (level === undefined || table.match === undefined || !table.toAct.includes(seat)) return false;
  const { game, match } = table;
  const after = lastEntryOf({ table }, seat);
  const view: unknown = game.view(match.state, seat);
  const legal = game.legal(match.state, seat) as readonly ActionShape[];
  // In a challenge, the bot's own chance is the same for everybody too.
  const seed =
    table.settings.challenge === undefined
      ? newSeed()
      : seedFrom(`${match.header.seed} ${seat} ${match.entries.length}`);
  const action = await chooseOrFallBack(options, { game: game.id, level, seat, view, legal, seed, budget });
  return !(await liveTables.botMove(tableId, seat, action, after));
}

/** A bot that fails must not hold up the table, so a random legal action takes its place. */
export async function chooseOrFallBack(
  { thinker, log }: Pick<BotOptions, 'thinker' | 'log'>,
  request: MoveRequest,
): Promise<ActionShape> {
  const { legal, seed, game, level } = request;
  if (legal.length === 1) return at(legal, 0);
  try {
    const action = await thinker.choose(request);
    if (!legal.some((offer) => same(offer, action))) throw new Error('the bot chose an illegal action');
    return action;
  } catch (error) {
    if (error instanceof Stopped) throw error;
    log.error('bot.failed', { game, level, error });
    return at(legal, nextBelow(fastRandom(seed), legal.length));
  }
}
