import type { Phrase } from '@moonstaff/kernel';
import type { Flight } from '../../table/motion/index.ts';
import type { Snapshot } from '../../table/source.ts';

/** The name of a piece, for its journeys. */
export const pieceName = (kind: string, seat: number, field: string): string => `${kind} ${seat} ${field}`;

/** Where on the table the coins of an event come from. */
function sourceOf({ key, args }: Phrase, seat: number): string | undefined {
  switch (key) {
    case 'guild.event.coinField':
    case 'guild.event.crystal':
      return pieceName('explorer', seat, String(args['field']));
    case 'guild.event.tower':
      return pieceName('tower', seat, String(args['field']));
    case 'guild.event.village':
      return pieceName('village', seat, String(args['field']));
    case 'guild.event.trade':
      return pieceName('post', seat, String(args['post']));
    case 'guild.event.goal':
      return `goal ${args['goal']}`;
    case 'guild.event.treasureCoins':
      return 'treasures';
    default:
      return undefined;
  }
}

/** The viewer's coins since the last moment, each from where it was earned to the purse. */
export function coinFlights(before: Snapshot, now: Snapshot): readonly Flight[] {
  const last = before.log.at(-1)?.id ?? -1;
  return now.log.flatMap(({ id, phrase }) => {
    const { seat, coins } = phrase.args;
    if (id <= last || seat !== now.viewer || typeof seat !== 'number' || typeof coins !== 'number') return [];
    const from = sourceOf(phrase, seat);
    return from === undefined ? [] : [{ token: 'purse', from, to: 'purse', n: coins }];
  });
}
