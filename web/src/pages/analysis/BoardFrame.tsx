import type { JudgedTurn } from '@moonstaff/bots/analysis';
import type { ActionShape } from '@moonstaff/kernel';
import { useEffect, useRef, useState } from 'react';
import look from '../../kit/look/look.module.css';
import { useLayout } from '../../kit/settings/layout.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { type BoardModule, deedWords } from '../../table/board.ts';
import { useTable } from '../../table/context.ts';
import type { SavedGame } from '../../table/engine/saved.ts';
import { setMarks, showThings } from '../../table/spots/marks.ts';
import { elementOf, firstOnPage } from '../../table/spots/spots.ts';
import '../../table/spots/marks.css';
import styles from './BoardFrame.module.css';
import { parting } from './parting.ts';

interface BoardFrameProps {
  readonly board: BoardModule;
  readonly saved: SavedGame | undefined;
  /** The turn whose beginning is shown: what was played there is marked, and what the expert would have done. */
  readonly chosen: JudgedTurn | undefined;
}

/** The board of the moment, smaller than at a table. Where there's little room, the part that matters. */
export function BoardFrame({ board, saved, chosen }: BoardFrameProps) {
  const words = useWords();
  const { now } = useTable();
  const frame = useRef<HTMLDivElement>(null);
  const [whole, setWhole] = useState(false);
  const narrow = useLayout() !== 'wide';
  const better = chosen?.better;
  const at = now.replay?.at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: marked once for each moment
  useEffect(() => {
    const thing = (action: ActionShape | undefined) => action && firstOnPage(board.thingsOf(action, now));
    const { played, best } = parting(saved?.entries ?? [], chosen);
    const expert = thing(best);
    const own = thing(played);
    showThings(own === undefined || own === expert ? [] : [own]);
    setMarks({ pins: new Map(expert && best ? [[expert, deedWords(board, best, now, words)]] : []) });
    const target = expert ?? own;
    if (target !== undefined) scrollTo(frame.current, elementOf(target));
    return () => {
      showThings([]);
      setMarks({ pins: new Map() });
    };
  }, [chosen, saved, at, now.moment, better]);
  return (
    <div className={`${styles.place} ${whole ? styles.whole : ''}`} data-part="moment">
      <div ref={frame} className={styles.frame}>
        <div className={styles.zoom}>
          <board.Board />
        </div>
      </div>
      {narrow && (
        <button type="button" className={`${look.buttonDark} ${styles.toggle}`} onClick={() => setWhole(!whole)}>
          {words.t(whole ? 'analysis.lessBoard' : 'analysis.wholeBoard')}
        </button>
      )}
    </div>
  );
}

/** Brings a thing into the frame, and moves nothing else of the page. */
function scrollTo(frame: HTMLElement | null, thing: Element | undefined): void {
  if (frame === null || thing === undefined) return;
  const [outer, inner] = [frame.getBoundingClientRect(), thing.getBoundingClientRect()];
  frame.scrollTop += inner.top + inner.height / 2 - (outer.top + outer.height / 2);
}
