import type { LogLine, Snapshot } from '../source.ts';

/** What has been done since the viewer's own last line. The opening isn't anybody's doing, and a rival's is not theirs. */
export function sinceOwn(
  { log, viewer }: Pick<Snapshot, 'log' | 'viewer'>,
  rivals: ReadonlySet<number> = NONE,
): readonly LogLine[] {
  if (viewer === 'spectator') return [];
  const own = log.findLastIndex(({ id, seat, entry }) => seat === viewer && entry !== undefined && !rivals.has(id));
  return log.slice(own + 1).filter(({ entry }) => entry !== undefined);
}

const NONE: ReadonlySet<number> = new Set();
