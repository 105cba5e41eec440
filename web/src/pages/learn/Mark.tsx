import { useEffect } from 'react';
import { shared } from '../../kit/controls/beside.ts';
import { useBoard } from '../../table/board.ts';
import type { LessonSource } from '../../table/lesson/LessonSource.ts';
import { type Lesson, wanted } from '../../table/lesson/lesson.ts';
import { setMarks } from '../../table/spots/marks.ts';
import { elementOf, placeNamed, useFirstOnPage } from '../../table/spots/spots.ts';
import { useProgress } from './useProgress.ts';
import './marks.css';

/** Points out on the board what is to be pressed, and the part a note is about. */
export function Mark({ source, lesson }: { readonly source: LessonSource; readonly lesson: Lesson }) {
  const board = useBoard(lesson.log.game);
  const { place } = useProgress(source);
  const action = wanted(lesson, place);
  const thing = useFirstOnPage(action === undefined ? [] : board.thingsOf(action, source.snapshot()));
  const part = lesson.notes[place.note]?.show;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each note may cover something else
  useEffect(() => {
    setMarks({ wanted: thing, place: part });
    const target = (thing && elementOf(thing)) ?? (part && placeNamed(part));
    if (target instanceof Element) {
      target.scrollIntoView({ block: 'center', inline: 'nearest' });
      stepAside(target);
    }
    return () => setMarks({ wanted: undefined, place: undefined });
  }, [thing, part, place.note]);
  return null;
}

/** On a phone the note covers the table: at its top, or lower when it hides less of what it's about there. */
function stepAside(thing: Element): void {
  const note = placeNamed('note');
  if (note === undefined) return;
  const hidden = (low: boolean): number => {
    note.toggleAttribute('data-low', low);
    return shared(note.getBoundingClientRect(), thing.getBoundingClientRect());
  };
  const lower = hidden(true);
  const higher = hidden(false);
  note.toggleAttribute('data-low', lower < higher);
}
