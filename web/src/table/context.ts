import type { Phrase } from '@moonstaff/kernel';
import type { Sentence, StoryLine } from '@moonstaff/text';
import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react';
import { useWords } from '../kit/words/Words.tsx';
import type { BoardModule } from './board.ts';
import type { Snapshot, TableSource } from './source.ts';

export interface Table {
  readonly source: TableSource;
  readonly now: Snapshot;
  /** The game's own part; absent while the curtain is down. */
  readonly board?: BoardModule;
  /** What a server's table adds: buttons in the bar, and notes beside the board. */
  readonly keys?: ReactNode;
  readonly aside?: ReactNode;
  /** A panel of a server's table that's open: what people say, or what one can do there. */
  readonly dock?: ReactNode;
}

export const TableContext = createContext<Table | undefined>(undefined);

/** The table this part of the page belongs to. */
export function useTable(): Table {
  const table = use(TableContext);
  if (table === undefined) throw new Error('no table here');
  return table;
}

/** Whether an answer is awaited. Kept apart from the table, so that a press only redraws what depends on this. */
export function useBusy(): boolean {
  const { source } = useTable();
  return useSyncExternalStore(
    (listener) => source.subscribe(listener),
    () => source.busy(),
  );
}

/** Runs after a change as soon as no answer is awaited. Its cleanup runs before the next time. */
export function useWhenFree(effect: () => (() => void) | undefined, changes: readonly unknown[]): void {
  const { source } = useTable();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names the changes
  useEffect(() => {
    let undo: (() => void) | undefined;
    let stop: (() => void) | undefined;
    const go = (): void => {
      if (source.busy()) return;
      stop?.();
      undo = effect();
    };
    if (source.busy()) stop = source.subscribe(go);
    else go();
    return () => {
      stop?.();
      undo?.();
    };
  }, [source, ...changes]);
}

/** The rules' phrases in the reader's language, with the names of the people at this table. */
export function useSpeech(): {
  say(phrase: Phrase): string;
  tell(phrase: Phrase): Sentence;
  line(line: StoryLine): Sentence;
} {
  const words = useWords();
  const { now, board } = useTable();
  const names = board?.namesOf?.(now, words);
  const seats = now.sitters.map((sitter) => sitter.name);
  const scene = { phrases: now.phrases, seats, ...(names && { names }) };
  return {
    say: (phrase) => words.say(phrase, scene),
    tell: (phrase) => words.tell(phrase, scene),
    line: (line) => words.line(line, scene),
  };
}
