import type { ActionShape, Log, Seat } from '@moonstaff/kernel';

/** What is said before the entry `at` of the log. */
export interface Note {
  readonly at: number;
  /** Its words, among the notes of the game in `text`. */
  readonly say: string;
  /** The rules it explains, as in `docs/rules`. */
  readonly rules?: readonly string[];
  /** The part of the table it speaks of, by the board's name for it. */
  readonly show?: string;
}

/** A game played once, with notes: `tutorials/<name>.json`. */
export interface Lesson {
  readonly log: Log;
  /** Whose moves the learner makes; the others' come from the log. */
  readonly learner: Seat;
  /** Who sits there; the learner's own name takes the learner's place. */
  readonly names: readonly string[];
  /** In their order; several with the same `at` are read one after the other. */
  readonly notes: readonly Note[];
}

/** How far a learner has come: the note that is read, and how many entries of the log are played. */
export interface Place {
  readonly note: number;
  readonly moves: number;
}

export const START: Place = { note: 0, moves: 0 };

const endOf = (lesson: Lesson, note: number): number => lesson.notes[note + 1]?.at ?? lesson.log.entries.length;

/** Whether this note only wants to be read. */
export const isReading = (lesson: Lesson, { note, moves }: Place): boolean => endOf(lesson, note) <= moves;

export const isLast = (lesson: Lesson, { note }: Place): boolean => note === lesson.notes.length - 1;

/** The entry that comes next under this note. */
function due(lesson: Lesson, place: Place): { readonly seat: Seat; readonly action: ActionShape } | undefined {
  if (isReading(lesson, place)) return undefined;
  const entry = lesson.log.entries[place.moves];
  return entry?.kind === 'act' ? entry : undefined;
}

/** The move the learner is asked for. */
export function wanted(lesson: Lesson, place: Place): ActionShape | undefined {
  const entry = due(lesson, place);
  return entry?.seat === lesson.learner ? entry.action : undefined;
}

/** The move somebody else makes now. */
export function othersMove(
  lesson: Lesson,
  place: Place,
): { readonly seat: Seat; readonly action: ActionShape } | undefined {
  const entry = due(lesson, place);
  return entry?.seat === lesson.learner ? undefined : entry;
}

/** After one more entry of the log: the same note, or the next one when its moment has come. */
export function moved(lesson: Lesson, { note, moves }: Place): Place {
  const place = { note, moves: moves + 1 };
  return isReading(lesson, place) && !isLast(lesson, place) ? { note: note + 1, moves: moves + 1 } : place;
}

/** The beginning of a note. */
export const placeOf = (lesson: Lesson, note: number): Place => {
  const known = Math.max(0, Math.min(note, lesson.notes.length - 1));
  return { note: known, moves: lesson.notes[known]?.at ?? 0 };
};

/** One step back: to the beginning of this note, or to the one before. */
export const backFrom = (lesson: Lesson, place: Place): Place =>
  placeOf(lesson, place.moves > placeOf(lesson, place.note).moves ? place.note : place.note - 1);

export const sameAction = (a: ActionShape, b: ActionShape): boolean => JSON.stringify(a) === JSON.stringify(b);
