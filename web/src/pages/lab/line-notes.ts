import type { Json } from '@moonstaff/kernel';
import { brief, type Draft, type Finding } from '@moonstaff/scenarios/page';
import type { Words } from '@moonstaff/text';
import type { LineNote } from './FileText.tsx';
import { fileOf } from './lab.ts';

/** What is instead of what a line expects. Only of a file with one scenario that's written as we write it: then lines are known. */
export function notesOf(
  findings: readonly Finding[],
  text: string,
  draft: Draft | undefined,
  words: Words,
): readonly LineNote[] {
  if (draft === undefined || text !== fileOf([draft])) return [];
  return findings.flatMap(({ line, key, args }) =>
    key === 'differs.value' && args !== undefined
      ? [{ line, text: words.t('lab.isNow', { value: brief(args['actual'] as Json) }) }]
      : [],
  );
}
