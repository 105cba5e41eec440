import type { Lesson } from '../../table/lesson/lesson.ts';

const FILES = import.meta.glob<Lesson>('../../../tutorials/*.json', { import: 'default' });

const fileOf = (name: string): string => `../../../tutorials/${name}.json`;

/** The lesson of that name, if there is one. Each is a file of its own, fetched when it is wanted. */
export const loadLesson = (name: string): Promise<Lesson> | undefined => FILES[fileOf(name)]?.();
