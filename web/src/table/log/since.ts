import type { LogLine, Snapshot } from '../source.ts';
import { doingsIn, type Turns } from './blocks.ts';

/**
 * What has been done since the viewer's own last line. The opening isn't anybody's doing, but a rival without a seat may
 * have begun. Its turns aren't the viewer's, nor are the cards that are dealt for a new round.
 */
export function sinceOwn(
  { log, viewer }: Pick<Snapshot, 'log' | 'viewer'>,
  turns?: Pick<Turns, 'ends' | 'between' | 'rival'>,
): readonly LogLine[] {
  if (viewer === 'spectator') return [];
  const { rivals, nobodys } = turns === undefined ? NONE : doingsIn(log, turns);
  const own = log.findLastIndex(({ id, seat, entry }) => seat === viewer && entry !== undefined && !nobodys.has(id));
  return log.slice(own + 1).filter(({ id, entry }) => entry !== undefined || rivals.has(id));
}

const NONE: ReturnType<typeof doingsIn> = { rivals: new Set(), nobodys: new Set() };
