import { late } from '../../kit/late/late.ts';
import type { Lesson } from '../../table/lesson/lesson.ts';

const FILES = import.meta.glob<Lesson>('../../../../tutorials/*.json', { import: 'default' });

/** Each lesson is a file of its own, fetched when it is wanted. */
const LESSONS = new Map(Object.entries(FILES).map(([file, load]) => [file, late(load)]));

/** The lesson of that name, if there is one. */
export const loadLesson = (name: string): Promise<Lesson> | undefined =>
  LESSONS.get(`../../../../tutorials/${name}.json`)?.();
