import { use, useEffect } from 'react';
import { loadBoard } from '../../table/boards.ts';
import type { LessonSource } from '../../table/lesson/LessonSource.ts';
import { type Lesson, wanted } from '../../table/lesson/lesson.ts';
import { useProgress } from './useProgress.ts';

/** Points out on the board what is to be pressed, or the part a note speaks of. */
export function Mark({ source, lesson }: { readonly source: LessonSource; readonly lesson: Lesson }) {
  const board = use(loadBoard(lesson.log.game));
  const { place } = useProgress(source);
  useEffect(() => {
    const action = wanted(lesson, place);
    const moves = action === undefined ? [] : board.placesOf(action, source.snapshot());
    const part = board.parts[lesson.notes[place.note]?.show ?? ''];
    const marks = [markOf('move', moves), markOf('part', part === undefined ? [] : [part])];
    const look = () => {
      for (const mark of marks) mark.look();
    };
    // The board is drawn anew whenever it likes; what is marked may be another element then.
    const watch = new MutationObserver(look);
    look();
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['class', 'open'] });
    return () => {
      watch.disconnect();
      for (const mark of marks) mark.end();
    };
  }, [board, lesson, place, source]);
  return null;
}

const all = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)];

/** Marks what the first fitting selector finds, and brings it into sight when it is new. */
function markOf(kind: 'move' | 'part', selectors: readonly string[]) {
  let marked: readonly Element[] = [];
  const set = (found: readonly Element[]): void => {
    for (const old of marked) old.removeAttribute('data-wanted');
    for (const one of found) one.setAttribute('data-wanted', kind);
    marked = found;
  };
  return {
    look(): void {
      const found = selectors.map(all).find((elements) => elements.length > 0) ?? [];
      const [first] = found;
      if (found.length !== marked.length || found.some((one, i) => one !== marked[i])) {
        set(found);
        first?.scrollIntoView({ block: 'center', inline: 'nearest' });
      }
      if (first !== undefined) stepAside(first);
    },
    end: (): void => set([]),
  };
}

/** In the hand the note lies over the table: at its top, or lower when it would hide what it speaks of. */
function stepAside(thing: Element): void {
  const note = document.querySelector('.note');
  if (note === null) return;
  note.removeAttribute('data-low');
  const [over, under] = [note.getBoundingClientRect(), thing.getBoundingClientRect()];
  const hides =
    over.bottom > under.top && over.top < under.bottom && over.right > under.left && over.left < under.right;
  note.toggleAttribute('data-low', hides);
}
