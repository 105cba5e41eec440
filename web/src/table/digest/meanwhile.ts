import { type Block, blocksOf, doingsIn, type Turns } from '../log/blocks.ts';
import { sinceOwn } from '../log/since.ts';
import type { LogLine, Snapshot } from '../source.ts';

type Told = Pick<Snapshot, 'game' | 'viewer' | 'log'>;

/**
 * What happened before the viewer's turn began. Where everybody plays at the same time, that's all that was done before
 * the table went on, one's own turn included; what others do from then on is for the next time.
 */
export const beforeTurn = (now: Told, turns: Turns | undefined): readonly LogLine[] =>
  turns === undefined ? lastStretch(now) : sinceOwn(now, turns);

/**
 * Tells one turn of the viewer's from the next, where they follow each other without a pause: everybody plays at the
 * same time, or only a rival without a seat, which moves at once.
 */
export function turnName(now: Told, turns: Turns | undefined): string {
  const ids = turns === undefined ? beforeTurn(now, turns).map(({ id }) => id) : [...doingsIn(now.log, turns).rivals];
  return `${now.viewer} ${ids.at(-1)}`;
}

/** The turns that everybody had at the same time, up to what happened after them. */
function lastStretch(now: Told): readonly LogLine[] {
  const blocks = blocksOf(now, now.log, undefined);
  const isTurn = ({ kind }: Block): boolean => kind === 'turn';
  const end = blocks.findLastIndex((block) => !isTurn(block));
  const last = blocks.slice(0, Math.max(0, end)).findLastIndex(isTurn);
  const begin = blocks.slice(0, Math.max(0, last)).findLastIndex((block) => !isTurn(block)) + 1;
  const events = last < 0 ? [] : blocks.slice(begin, end + 1).flatMap((block) => block.events);
  const ids = events.map(({ id }) => id);
  const [from, to] = [Math.min(...ids), Math.max(...ids)];
  return now.log.filter(({ id, entry }) => entry !== undefined && id >= from && id <= to);
}

/**
 * The turns the others have had, each as one block; what happened between them isn't anybody's turn. They're read from
 * the whole log: it says what was found where.
 */
export function turnsAmong(now: Told, lines: readonly LogLine[], turns: Turns | undefined): readonly Block[] {
  const first = lines[0]?.id ?? Number.POSITIVE_INFINITY;
  const last = lines.at(-1)?.id ?? Number.NEGATIVE_INFINITY;
  return blocksOf(now, now.log, turns).filter(
    // Where all play at the same time, their turns may have begun before.
    ({ id, kind, seat, isRivals, events }) =>
      (kind === 'turn' ? seat !== now.viewer : isRivals === true) && id <= last && (events.at(-1)?.id ?? -1) >= first,
  );
}

/** How many turns are shown until the others are asked for. */
export const MOST = 4;

/** The turns that are shown, and how many aren't. */
export function shownOf(
  blocks: readonly Block[],
  whole: boolean,
): { readonly shown: readonly Block[]; readonly more: number } {
  const shown = whole ? blocks : blocks.slice(0, MOST);
  return { shown, more: blocks.length - shown.length };
}

/** What the viewer has done since these lines were written, in short. */
export function ownTurn(now: Told, lines: readonly LogLine[], turns: Turns | undefined): readonly Block[] {
  // When the others have passed, one's own turns follow each other.
  const ended = now.log.findLast(({ phrase }) => turns?.ends.has(phrase.key) === true);
  const last = Math.max(lines.at(-1)?.id ?? -1, ended?.id ?? -1);
  return blocksOf(now, now.log, turns).filter(
    ({ id, kind, seat }) => kind === 'turn' && seat === now.viewer && id > last,
  );
}

/** Whether the viewer has acted since these lines were written. What somebody's action dealt to them doesn't count. */
export function hasActed({ log, viewer }: Pick<Snapshot, 'log' | 'viewer'>, lines: readonly LogLine[]): boolean {
  const last = lines.at(-1);
  return log.some(
    ({ id, seat, entry }) => id > (last?.id ?? -1) && seat === viewer && entry !== undefined && entry !== last?.entry,
  );
}
