import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ShowContext, TableContext } from '../context.ts';
import { type Deed, deedsFor } from '../digest/deeds.ts';
import type { ServerSource, ServerTable } from '../server/ServerSource.ts';
import { doneIn, type TalkedDeed, talkedDeeds } from './deeds.ts';

interface TalkedDeeds {
  readonly deeds: readonly TalkedDeed[];
  /** The steps of the deed that's shown again; none if none is. */
  readonly watched: readonly Deed[];
  readonly onWatch: (deed: TalkedDeed) => void;
  readonly onEnd: () => void;
  /** Where a deed is in the recording, once the game is over. */
  readonly recordingOf: (deed: TalkedDeed) => readonly [place: string, ...rest: string[]] | undefined;
}

const NONE: readonly TalkedDeed[] = [];

/** The deeds worth talking about at a table where the game has begun, and the one that's shown again. */
export function useDeeds(source: ServerSource, { records }: ServerTable): TalkedDeeds {
  const board = use(TableContext)?.board;
  const canShow = use(ShowContext) !== undefined;
  // The table may show an earlier moment.
  const now = source.snapshot();
  const [game, log] = [now?.game, now?.log];
  const deeds = useMemo(
    () =>
      game === undefined || log === undefined || board?.feats === undefined
        ? NONE
        : talkedDeeds({ now: { game, log }, records, turns: board.turns, feats: board.feats }),
    [game, log, records, board],
  );
  const [watched, setWatched] = useState<readonly Deed[]>([]);
  const pressed = useRef<Element>(null);
  const watch = async ({ block }: TalkedDeed): Promise<void> => {
    const ids = block.events.map(({ id }) => id);
    const moments = await source.past(Math.min(...ids), Math.max(...ids));
    if (now !== undefined) setWatched(doneIn(block, deedsFor(moments, now, block.events)));
  };
  const onEnd = useCallback(() => setWatched([]), []);
  const isOver = watched.length === 0;
  useEffect(() => {
    if (isOver && pressed.current instanceof HTMLElement) pressed.current.focus();
  }, [isOver]);
  return {
    deeds,
    watched,
    onWatch: (deed) => {
      pressed.current = document.activeElement;
      void watch(deed);
    },
    onEnd,
    recordingOf: ({ block }) => {
      if (canShow && now?.outcome === undefined) return undefined;
      const last = block.events.findLast(({ entry }) => entry !== undefined)?.entry ?? -1;
      return [...source.recording, String(last + 1)];
    },
  };
}
