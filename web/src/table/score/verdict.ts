import type { Outcome, Score } from '@moonstaff/kernel';
import type { Words } from '@moonstaff/text';
import type { BoardModule } from '../board.ts';
import type { Snapshot } from '../source.ts';

/** The seat that “you” are: nobody's where several people share this device. */
export function yourSeat(
  { viewer, sitters }: Pick<Snapshot, 'viewer' | 'sitters'>,
  online: boolean,
): number | undefined {
  if (viewer === 'spectator') return undefined;
  return online || sitters.filter(({ kind }) => kind === 'person').length === 1 ? viewer : undefined;
}

type Total = Pick<Score, 'seat' | 'total'>;

interface Verdict {
  readonly outcome: Pick<Outcome, 'winners'>;
  /** The best first. */
  readonly scores: readonly Total[];
  readonly you: number | undefined;
  readonly unit: BoardModule['unit'];
  readonly nameOf: (seat: Score['seat']) => string;
}

interface Ranked<One extends Total> extends Pick<Outcome, 'ranking'> {
  readonly scores: readonly One[];
}

/** The scores, the best first. */
export const rankedScores = <One extends Total>({ ranking, scores }: Ranked<One>): readonly One[] =>
  ranking.flat().flatMap((seat) => scores.filter((score) => score.seat === seat));

/** Who won, and by how much. */
export function titleOf({ outcome: { winners }, scores, you, unit, nameOf }: Verdict, words: Words): string {
  const [winner] = winners;
  if (winner === undefined) return lostTitle({ scores, you, unit, nameOf }, words);
  if (winners.length > 1) return words.t('score.shared', { names: winners.map(nameOf).join(', ') });
  const [best, second] = scores;
  if (best === undefined || second === undefined) {
    return winner === you ? words.t('score.won') : words.t('score.wins', { name: nameOf(winner) });
  }
  const n = best.total - second.total;
  return winner === you
    ? words.t('score.youWin', { unit, n })
    : words.t('score.winsBy', { unit, n, name: nameOf(winner) });
}

/** What beat the only player: a rival, or a number. */
function lostTitle({ scores: [first, own], you, unit, nameOf }: Omit<Verdict, 'outcome'>, words: Words): string {
  if (first === undefined) return words.t('score.lost');
  if (own !== undefined) return words.t('score.winsBy', { unit, n: first.total - own.total, name: nameOf(first.seat) });
  return first.seat === you ? words.t('score.lost') : words.t('score.loses', { name: nameOf(first.seat) });
}

/** The totals, the winner's first. */
export function totalsOf({ scores, unit }: Pick<Verdict, 'scores' | 'unit'>, words: Words): string {
  const [best, ...others] = scores;
  if (best === undefined) return '';
  if (others.length === 0) return words.t(unit === 'coins' ? 'score.coins' : 'score.points', { n: best.total });
  return others.reduce(
    (first, { total }) => words.t('score.totals', { first, second: words.number(total) }),
    words.number(best.total),
  );
}
