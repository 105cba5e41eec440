import type { Draft, Finding } from '@moonstaff/scenarios/page';
import { useWords } from '../../kit/words/Words.tsx';
import { useTable } from '../../table/context.ts';
import type { LabSource } from '../../table/lab/LabSource.ts';
import type { Group } from './field.ts';
import { Sentences } from './Sentences.tsx';

interface SpokenProps {
  readonly draft: Draft;
  readonly groups: readonly Group[];
  /** What isn't as expected at the end of all steps. */
  readonly findings: readonly Finding[];
  readonly source: LabSource;
  /** Whether the file can be read as it is. */
  readonly isRead: boolean;
}

/** The scenario in words. What's expected holds for the end, so nothing's said about it before. */
export function Spoken({ draft, groups, findings, source, isRead }: SpokenProps) {
  const words = useWords();
  const { now, board } = useTable();
  const isEnd = isRead && now.redo === 0;
  const names = board?.namesOf?.(now, words);
  const scene = { phrases: now.phrases, seats: now.sitters.map(({ name }) => name), ...(names && { names }) };
  const begun = source.untold().map(({ action }) => words.act(now.game, action, scene));
  return <Sentences {...{ draft, groups, begun }} findings={isEnd ? findings : undefined} story={source.story()} />;
}
