import type { LogLine, Snapshot } from '../source.ts';

/** What has been done since the viewer's own last line. The opening isn't anybody's doing. */
export function sinceOwn({ log, viewer }: Pick<Snapshot, 'log' | 'viewer'>): readonly LogLine[] {
  if (viewer === 'spectator') return [];
  const own = log.findLastIndex(({ seat, entry }) => seat === viewer && entry !== undefined);
  return log.slice(own + 1).filter(({ entry }) => entry !== undefined);
}
