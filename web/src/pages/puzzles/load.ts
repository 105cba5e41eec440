import type { GameId } from '@moonstaff/catalogue';
import { loadAdapter } from '@moonstaff/scenarios/page';
import { late } from '../../kit/late/late.ts';
import { type PuzzleSet, placeOf, puzzleIn } from './puzzle.ts';

const LISTS = import.meta.glob<string>('../../../../scenarios/puzzles/*/grades.json', {
  eager: true,
  import: 'default',
});

const gradesOf = (game: GameId): readonly number[] =>
  [...(LISTS[`../../../../scenarios/puzzles/${game}/grades.json`] ?? '')].map(Number);

/** How hard each puzzle is, by its number less 1. */
export const GRADES: { readonly [Id in GameId]: readonly number[] } = {
  arnak: gradesOf('arnak'),
  guild: gradesOf('guild'),
};

/** The files of the puzzles, each fetched when one of its puzzles is opened. */
const FILES = import.meta.glob<string>('../../../../scenarios/puzzles/*/*.yaml', { query: '?raw', import: 'default' });

const known = new Map<string, () => Promise<PuzzleSet | undefined>>();

/** The same promise each time, so that React may wait for it. Nothing if there's no such puzzle. */
export function loadPuzzle(
  game: GameId,
  number: number,
  nameOf: (seat: number) => string,
): Promise<PuzzleSet | undefined> {
  const id = [game, number, nameOf(0)].join(' ');
  const load =
    known.get(id) ??
    late(async () => {
      const { file, index } = placeOf(number);
      const fetched = FILES[`../../../../scenarios/puzzles/${game}/${file}.yaml`];
      if (fetched === undefined || GRADES[game][number - 1] === undefined) return undefined;
      const [text, adapter] = await Promise.all([fetched(), loadAdapter(game)]);
      return puzzleIn(text, index, adapter, nameOf);
    });
  known.set(id, load);
  return load();
}
