import type { Lead } from '@moonstaff/bots';
import type { ActionShape, Seat } from '@moonstaff/kernel';
import { type Draft, draftsIn, played, type ScenarioAdapter, scenarioOf } from '@moonstaff/scenarios/page';
import type { Example } from '../../table/diagram/DiagramSource.ts';
import { setUp } from '../lab/lab.ts';

/** How many puzzles a file holds. */
const IN_A_FILE = 20;

/** The file of a puzzle, counted from 1, and its place in it. */
export const placeOf = (number: number): { readonly file: string; readonly index: number } => ({
  file: String(Math.floor((number - 1) / IN_A_FILE) + 1).padStart(2, '0'),
  index: (number - 1) % IN_A_FILE,
});

/** A position in which somebody looks for the best turn. */
export interface TurnToFind {
  readonly example: Example;
  readonly seat: Seat;
  readonly best: readonly ActionShape[];
}

/** A puzzle ready to be played. One turn is clearly the best. */
export interface PuzzleSet extends TurnToFind {
  readonly draft: Draft;
  readonly grade: number;
}

/** The puzzle at this place of a file. */
export function puzzleIn(
  text: string,
  index: number,
  adapter: ScenarioAdapter,
  nameOf: (seat: number) => string,
): PuzzleSet {
  const draft = draftsIn('puzzle', text)[index];
  if (draft?.puzzle === undefined) throw new RangeError(`there's no puzzle ${index + 1} in this file`);
  const position: Draft = { ...draft, when: [] };
  const laid = setUp(position, adapter, nameOf);
  if ('key' in laid) throw new RangeError(`${draft.title}: ${laid.key}`);
  const match = played(scenarioOf(draft), adapter);
  if ('key' in match) throw new RangeError(`${draft.title}: ${match.key}`);
  const [first] = match.moves;
  return {
    draft: position,
    example: laid.example,
    seat: first?.seat ?? 0,
    grade: draft.puzzle.grade,
    best: match.moves.map(({ action }) => action),
  };
}

/** Less than this isn't worth speaking of. */
const AS_GOOD = 0.3;

/** What to say of a turn: it's the best, as good as it, or that many points behind. */
export type Verdict = { readonly kind: 'best' } | { readonly kind: 'behind'; readonly points: number };

export const verdictOf = ({ mean }: Lead): Verdict =>
  mean < AS_GOOD ? { kind: 'best' } : { kind: 'behind', points: Math.round(mean * 10) / 10 };
