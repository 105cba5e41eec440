import { type GameId, isGameId } from '@moonstaff/catalogue';
import { Suspense } from 'react';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import { useWords } from '../../kit/words/Words.tsx';
import type { Result, SavedGame } from '../../table/engine/saved.ts';
import { rankedScores, titleOf, yourSeat } from '../../table/score/verdict.ts';
import styles from './GameResult.module.css';

/** What each game counts in the end. */
const UNITS = { arnak: 'points', guild: 'coins' } as const satisfies { readonly [Id in GameId]: string };

const named = (game: string): readonly GameId[] => (isGameId(game) ? [game] : []);

interface OfGame {
  readonly game: SavedGame;
}

/** Who won a game of this device, and by how much. */
export function ResultWords({ game }: OfGame) {
  const words = useWords();
  const finished = words.t('web.finished');
  if (game.result === undefined) return finished;
  return (
    <Suspense fallback={finished}>
      <Told result={game.result} game={game} />
    </Suspense>
  );
}

function Told({ game: { game, sitters }, result }: OfGame & { readonly result: Result }) {
  const words = useWords('table', ...named(game));
  const nameOf = (seat: number | 'rival'): string =>
    seat === 'rival' ? words.name('rival', seat) : (sitters[seat]?.name ?? '');
  const you = yourSeat({ viewer: sitters.findIndex(({ kind }) => kind === 'person'), sitters }, false);
  const unit = isGameId(game) ? UNITS[game] : 'points';
  return titleOf({ outcome: result, scores: rankedScores(result), you, unit, nameOf }, words);
}

/** Everybody's points in a game of this device; who sat there, if they aren't known. */
export function GamePoints({ game, className }: OfGame & Pick<PointsProps, 'className'>) {
  const seats = (
    <span className={className}>
      {game.sitters.map((sitter, seat) => (
        <SeatShape key={sitter.name} seat={seat} />
      ))}
    </span>
  );
  if (!game.over || game.result === undefined) return seats;
  return (
    <Suspense fallback={seats}>
      <NamedPoints {...game.result} game={game.game} className={className} />
    </Suspense>
  );
}

/** A rival's name is among the words of its game. */
function NamedPoints({ game, ...points }: PointsProps & { readonly game: string }) {
  useWords(...named(game));
  return <Points {...points} />;
}

interface PointsProps extends Pick<Result, 'scores' | 'winners'> {
  readonly className: string | undefined;
}

/** Everybody's points, the best first. */
export function Points({ scores, winners, className = '' }: PointsProps) {
  const words = useWords();
  return (
    <span className={`${styles.points} ${className}`}>
      {scores
        .toSorted((a, b) => Number(winners.includes(b.seat)) - Number(winners.includes(a.seat)) || b.total - a.total)
        .map(({ seat, total }) => (
          <span key={seat}>
            {seat === 'rival' ? words.name('rival', seat) : <SeatShape seat={seat} />}
            <span className={winners.includes(seat) ? styles.winner : styles.total}>{words.number(total)}</span>
          </span>
        ))}
    </span>
  );
}
