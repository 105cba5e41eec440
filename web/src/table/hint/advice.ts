import type { Preview } from '@moonstaff/kernel';
import type { Advised, Snapshot, TableSource } from '../source.ts';

/** A recommended move and what it would cost and give. */
export interface Advice extends Advised {
  readonly preview: Preview | undefined;
}

/** The moves a good player would make, the best first. */
export async function adviceFrom(source: Pick<TableSource, 'hint' | 'preview'>): Promise<readonly Advice[]> {
  const advised = (await source.hint?.()) ?? [];
  return Promise.all(advised.map(async (one) => ({ ...one, preview: await source.preview(one.action) })));
}

/**
 * Whether the moves are shown with the points they promise. Alone, a move is judged by whether it helps to win, and one
 * number says nothing without another to compare it with.
 */
export const showsPoints = ({ sitters }: Pick<Snapshot, 'sitters'>, advice: readonly Advice[]): boolean =>
  sitters.length > 1 && advice.length > 1;
