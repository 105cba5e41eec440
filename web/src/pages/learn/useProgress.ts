import { useSyncExternalStore } from 'react';
import type { LessonSource, Progress } from '../../table/lesson/LessonSource.ts';

/** Where the learner is now. */
export const useProgress = (source: LessonSource): Progress =>
  useSyncExternalStore(
    (listener) => source.subscribe(listener),
    () => source.progress(),
  );
