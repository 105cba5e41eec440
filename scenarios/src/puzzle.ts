import { Fault } from './fault.ts';
import type { Place } from './place.ts';
import { demandKnown, fieldsOf, textOf } from './reading.ts';

/** What makes a scenario a puzzle: its steps are a turn that's clearly the best. */
export interface Puzzle {
  /** How hard it is to find: 1 a novice's search finds it, 2 a skilled one's, 3 only the expert's. */
  readonly grade: number;
  /** How many points the turn is better than the second best, on average. */
  readonly margin: number;
  /** The standard error of that. */
  readonly error: number;
  /** In how many imagined states the two were compared. */
  readonly worlds: number;
  /** Which game it comes from: the seed, the number of the game, the turn. */
  readonly from: string;
}

const NUMBERS = ['grade', 'margin', 'error', 'worlds'] as const;
const KNOWN: readonly string[] = [...NUMBERS, 'from'];

export function readPuzzle(place: Place): Puzzle {
  const fields = fieldsOf(place, 'puzzle');
  for (const [name, { line }] of fields) demandKnown(name, KNOWN, line, 'puzzle');
  const numberOf = (name: string): number => {
    const found = fields.get(name);
    if (typeof found?.value !== 'number') throw new Fault(found?.line ?? place.line, 'form.missing', { name });
    return found.value;
  };
  const [grade, margin, error, worlds] = NUMBERS.map(numberOf) as [number, number, number, number];
  const from = fields.get('from');
  return { grade, margin, error, worlds, from: from === undefined ? '' : textOf(from, 'from') };
}
