import type { LogLine, Snapshot } from '../source.ts';

/** What has been done since the viewer's own last line. */
export function sinceOwn({ log, viewer }: Pick<Snapshot, 'log' | 'viewer'>): readonly LogLine[] {
  return viewer === 'spectator' ? [] : log.slice(log.findLastIndex(({ seat }) => seat === viewer) + 1);
}
