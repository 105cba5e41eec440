import type { Phrase } from '@moonstaff/kernel';
import type { Sentence } from '@moonstaff/text';
import { createContext, type ReactNode, use } from 'react';
import { useWords } from '../settings/Words.tsx';
import type { Snapshot, TableSource } from './source.ts';

export interface Table {
  readonly source: TableSource;
  readonly now: Snapshot;
  /** Something sent has not been answered yet. */
  readonly busy: boolean;
  /** What a table of a server adds: keys in the bar, and what is told and asked beside the board. */
  readonly keys?: ReactNode;
  readonly aside?: ReactNode;
}

export const TableContext = createContext<Table | undefined>(undefined);

/** The table this part of the page belongs to. */
export function useTable(): Table {
  const table = use(TableContext);
  if (table === undefined) throw new Error('no table here');
  return table;
}

/** The rules' phrases in the reader's words, with the names of those at this table. */
export function useSpeech(): { say(phrase: Phrase): string; tell(phrase: Phrase): Sentence } {
  const words = useWords();
  const { now } = useTable();
  const scene = { phrases: now.phrases, seats: now.sitters.map((sitter) => sitter.name) };
  return { say: (phrase) => words.say(phrase, scene), tell: (phrase) => words.tell(phrase, scene) };
}

export const nameOf = (now: Snapshot, seat: number): string => now.sitters[seat]?.name ?? '';

export const isMyTurn = (now: Snapshot): boolean =>
  now.replay === undefined && now.viewer !== 'spectator' && now.toAct.includes(now.viewer);
