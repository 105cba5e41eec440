import type { GoalId } from '@moonstaff/guild';
import type { Phrase } from '@moonstaff/kernel';
import type { Flight } from '../../table/motion/index.ts';
import type { Snapshot } from '../../table/source.ts';
import { keyOf, type PieceName, type Thing } from './things.ts';

/** The thing on the table that the coins of an event come from. */
function coinSource({ key, args }: Phrase, seat: number): Thing | undefined {
  const piece = (name: PieceName, space: unknown): Thing => ({ on: 'piece', piece: name, seat, space: String(space) });
  switch (key) {
    case 'guild.event.coinField':
    case 'guild.event.crystal':
      return piece('explorer', args['field']);
    case 'guild.event.tower':
      return piece('tower', args['field']);
    case 'guild.event.village':
      return piece('village', args['field']);
    case 'guild.event.trade':
      return piece('post', args['post']);
    case 'guild.event.goal':
      return { on: 'reward', goal: args['goal'] as GoalId };
    case 'guild.event.treasureCoins':
      return { on: 'treasures' };
    default:
      return undefined;
  }
}

const PURSE = keyOf({ on: 'purse' });

/** The viewer's coins since the last moment, each from where it was earned to the purse. */
export function coinFlights(before: Snapshot, now: Snapshot): readonly Flight[] {
  const last = before.log.at(-1)?.id ?? -1;
  return now.log.flatMap(({ id, phrase }) => {
    const { seat, coins } = phrase.args;
    if (id <= last || seat !== now.viewer || typeof seat !== 'number' || typeof coins !== 'number') return [];
    const from = coinSource(phrase, seat);
    return from === undefined ? [] : [{ token: PURSE, from: keyOf(from), to: PURSE, n: coins }];
  });
}
