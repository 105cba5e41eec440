import type { Phrase } from '@moonstaff/kernel';
import type { Scene, Sentence, StoryLine, Words } from '@moonstaff/text';
import { createContext, type ReactNode, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useWords } from '../kit/words/Words.tsx';
import type { BoardModule } from './board.ts';
import type { Turns } from './log/blocks.ts';
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

/** Shows an earlier moment of the table, or the present again. Nothing where there's no board. */
export const ShowContext = createContext<((moment: Snapshot | undefined) => void) | undefined>(undefined);

/** The table this part of the page belongs to. */
export function useTable(): Table {
  const table = use(TableContext);
  if (table === undefined) throw new Error('no table here');
  return table;
}

/** Whether an answer is awaited, or has come and isn't drawn yet: what is shown then can't be pressed any more. */
export function isBusy(source: TableSource, shown: Pick<Snapshot, 'moment' | 'past'>): boolean {
  const latest = shown.past ? undefined : source.snapshot();
  return source.busy() || (latest !== undefined && latest.moment !== shown.moment);
}

/** The same, kept apart from the table, so that a press only redraws what depends on this. */
export function useBusy(): boolean {
  const { source, now } = useTable();
  return useSyncExternalStore(
    (listener) => source.subscribe(listener),
    () => isBusy(source, now),
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

/** Puts the rules' phrases into words, and turns of the log into short. */
export interface Speech {
  say(phrase: Phrase): string;
  tell(phrase: Phrase): Sentence;
  line(line: StoryLine): Sentence;
  readonly turns: Turns | undefined;
}

type Spoken = Pick<Snapshot, 'phrases' | 'sitters'> & { readonly names: Scene['names'] };

function speechOf({ phrases, sitters, names }: Spoken, board: BoardModule | undefined, words: Words): Speech {
  const scene = { phrases, seats: sitters.map(({ name }) => name), ...(names && { names }) };
  return {
    say: (phrase) => words.say(phrase, scene),
    tell: (phrase) => words.tell(phrase, scene),
    line: (line) => words.line(line, scene),
    turns: board?.turns,
  };
}

/** Kept apart from the table: it stays the same from move to move. */
export const SpeechContext = createContext<Speech | undefined>(undefined);

/** The speech of a table, the same object for as long as nothing it says would change. */
export function useSpeechOf(now: Snapshot, board: BoardModule | undefined): Speech {
  const words = useWords();
  const { phrases, sitters, options, game } = now;
  // biome-ignore lint/correctness/useExhaustiveDependencies: names depend on the game and its options
  return useMemo(
    () => speechOf({ phrases, sitters, names: board?.namesOf?.(now, words) }, board, words),
    [phrases, sitters, options, game, board, words],
  );
}

/** The rules' phrases in the reader's language, with the names of the people at this table. */
export function useSpeech(): Speech {
  const words = useWords();
  const table = use(SpeechContext) ?? use(TableContext);
  if (table === undefined) throw new Error('no table here');
  if (!('now' in table)) return table;
  const { now, board } = table;
  return speechOf({ ...now, names: board?.namesOf?.(now, words) }, board, words);
}
