import { type Lesson, type Place, placeOf, START } from '../../table/lesson/lesson.ts';

const PREFIX = 'moonstaff.lesson.';

/** Where a learner left; the beginning if that cannot be read. */
export function placeLeft(name: string, lesson: Lesson): Place {
  const note = Number(localStorage.getItem(PREFIX + name) ?? '');
  return Number.isInteger(note) && note > 0 ? placeOf(lesson, note) : START;
}

/** Whether somebody is in the middle of it. */
export const isBegun = (name: string): boolean => Number(localStorage.getItem(PREFIX + name) ?? '') > 0;

const LEARNED = 'moonstaff.learned.';

/** Whether somebody has played it to the end on this device. */
export const isLearned = (name: string): boolean => localStorage.getItem(LEARNED + name) !== null;

/** Kept on this device; a finished lesson starts over. */
export function keepPlace(name: string, note: number | undefined): void {
  if (note === undefined) {
    localStorage.setItem(LEARNED + name, 'yes');
    localStorage.removeItem(PREFIX + name);
  } else localStorage.setItem(PREFIX + name, String(note));
}
