import type { Turns } from '../log/blocks.ts';
import { type Block, blocksOf } from '../log/blocks.ts';
import type { LogLine, Snapshot } from '../source.ts';

/**
 * The turns the others have had, each as one block; what happened between them isn't anybody's turn. They're read from
 * the whole log: it says what was found where.
 */
export function turnsAmong(
  now: Pick<Snapshot, 'game' | 'viewer' | 'log'>,
  lines: readonly LogLine[],
  turns: Turns | undefined,
): readonly Block[] {
  const first = lines[0]?.id ?? Number.POSITIVE_INFINITY;
  return blocksOf(now, now.log, turns).filter(
    // Where all play at the same time, their turns may have begun before.
    ({ kind, seat, events }) => kind === 'turn' && seat !== now.viewer && (events.at(-1)?.id ?? -1) >= first,
  );
}

/** Whether the viewer has acted since these lines were written. */
export function hasActed({ log, viewer }: Pick<Snapshot, 'log' | 'viewer'>, lines: readonly LogLine[]): boolean {
  const last = lines.at(-1)?.id ?? -1;
  return log.some(({ id, seat, entry }) => id > last && seat === viewer && entry !== undefined);
}
