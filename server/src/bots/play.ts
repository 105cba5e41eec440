import { type ActionShape, at, fastRandom, nextBelow, type Seat, same } from '@moonstaff/kernel';
import type { Host } from '../host/index.ts';
import { newSeed } from '../ids.ts';
import type { Log } from '../log.ts';
import { lastEntryOf } from '../table/decide/index.ts';
import { type Question, Stopped, type Thinker } from './thinker.ts';

export interface BotOptions {
  readonly host: Host;
  readonly thinker: Thinker;
  readonly budget: number;
  readonly log: Log;
}

/**
 * Makes the move a bot owes. Says whether there is still one to make: then the game moved on while it
 * thought, and the work comes again.
 */
export async function playBot(options: BotOptions, tableId: string, seat: Seat): Promise<boolean> {
  const { host, budget } = options;
  // Whoever wrote this work may be ahead of what this node was told.
  const table = await host.freshTable(tableId);
  const level = table.botAt(seat);
  if (level === undefined || table.match === undefined || !table.toAct.includes(seat)) return false;
  const { game, match } = table;
  const after = lastEntryOf({ table }, seat);
  const view: unknown = game.view(match.state, seat);
  const legal = game.legal(match.state, seat) as readonly ActionShape[];
  const action = await chooseOrGuess(options, { game: game.id, level, seat, view, legal, seed: newSeed(), budget });
  return !(await host.botMove(tableId, seat, action, after));
}

/** A bot that fails must not hold up a table: it then plays anything legal. */
async function chooseOrGuess({ thinker, log }: BotOptions, question: Question): Promise<ActionShape> {
  const { legal, seed, game, level } = question;
  if (legal.length === 1) return at(legal, 0);
  try {
    const action = await thinker.choose(question);
    if (!legal.some((offer) => same(offer, action))) throw new Error('the bot wants what is not legal');
    return action;
  } catch (error) {
    if (error instanceof Stopped) throw error;
    log.error('bot.failed', { game, level, error });
    return at(legal, nextBelow(fastRandom(seed), legal.length));
  }
}
