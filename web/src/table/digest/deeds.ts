import type { LogLine, Snapshot } from '../source.ts';

/** One step of the digest: lines of the log, and the table as it was then, if that's known. */
export interface Deed {
  readonly lines: readonly LogLine[];
  readonly moment?: Snapshot;
}

/** The moments that added lines to the log, each with its lines. The first has none: it's the table as you left it. */
export function deedsOf(moments: readonly Snapshot[]): readonly Deed[] {
  return moments.flatMap((moment, i): readonly Deed[] => {
    const lines = i === 0 ? [] : moment.log.slice(moments[i - 1]?.log.length);
    return i === 0 || lines.length > 0 ? [{ lines, moment }] : [];
  });
}
