import type { Phrase } from '@moonstaff/kernel';
import { beforeTurn, hasActed, turnsAmong } from '../../../table/digest/meanwhile.ts';
import type { Block } from '../../../table/log/blocks.ts';
import type { Snapshot } from '../../../table/source.ts';
import { turns } from '../turns.ts';

/** What a turn begins with. */
interface News {
  /** A round has begun. */
  readonly round?: Phrase;
  /** What another did last. */
  readonly last?: Block;
}

/** What is new until the viewer acts. */
export function newsOf(now: Pick<Snapshot, 'game' | 'viewer' | 'log'>): News {
  const lines = beforeTurn(now, turns);
  if (hasActed(now, lines)) return {};
  const round = now.log.findLast(({ phrase }) => phrase.key === 'arnak.round');
  const isFirst = !now.log.some(({ seat, entry }) => seat === now.viewer && entry !== undefined);
  const [first] = lines;
  const begins =
    round !== undefined && (round.entry === undefined ? isFirst : first !== undefined && round.id >= first.id);
  const last = turnsAmong(now, lines, turns).at(-1);
  return { ...(begins && { round: round.phrase }), ...(last && { last }) };
}
