import { DEFAULT_GAME, type GameId, isGameId } from '@moonstaff/catalogue';
import { useState } from 'react';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { GamesBar } from '../frame/GamesBar.tsx';
import { gradeName } from './grades.ts';
import { GRADES } from './load.ts';
import styles from './Puzzle.module.css';
import { PuzzlePage } from './PuzzlePage.tsx';
import { solvedOf } from './solved.ts';

interface PuzzlesPageProps {
  readonly game: string;
  /** The number of a puzzle. */
  readonly at: string | undefined;
}

/** All puzzles of a game, or one of them. */
export function PuzzlesPage({ game: id, at }: PuzzlesPageProps) {
  const game = isGameId(id) ? id : DEFAULT_GAME;
  if (at !== undefined) return <PuzzlePage key={at} game={game} number={Number(at)} />;
  return <PuzzleList game={game} />;
}

const ANY = 0;

function PuzzleList({ game }: { readonly game: GameId }) {
  const words = useWords('lab', 'table', game);
  const [wanted, setWanted] = useState(ANY);
  const solved = solvedOf(game);
  const puzzles = GRADES[game]
    .map((grade, i) => ({ grade, number: i + 1 }))
    .filter(({ grade }) => wanted === ANY || grade === wanted);
  return (
    <div className={styles.puzzles} data-page="puzzles">
      <GamesBar page="puzzles" title={words.t('puzzle.title')} game={game} />
      <main>
        <h1 className={look.serif}>{words.t('puzzle.find')}</h1>
        <p>{words.t('puzzle.about')}</p>
        <fieldset className={styles.grades}>
          <legend className={look.spoken}>{words.t('puzzle.grade')}</legend>
          {[ANY, 1, 2, 3].map((grade) => (
            <label key={grade}>
              <input type="radio" name="grade" checked={grade === wanted} onChange={() => setWanted(grade)} />
              {grade === ANY ? words.t('puzzle.any') : gradeName(grade, words)}
            </label>
          ))}
        </fieldset>
        <p className={look.label} role="status">
          {words.t('puzzle.count', {
            solved: puzzles.filter(({ number }) => solved.has(number)).length,
            of: puzzles.length,
          })}
        </p>
        <ol className={styles.list}>
          {puzzles.map(({ number, grade }) => {
            const title = `${words.t('puzzle.number', { n: number })}, ${gradeName(grade, words)}`;
            return (
              <li key={number}>
                <a
                  href={hrefOf('puzzles', game, String(number))}
                  data-solved={solved.has(number) ? '' : undefined}
                  aria-label={solved.has(number) ? words.t('puzzle.isSolved', { title }) : title}
                >
                  {number}
                  <small aria-hidden="true">{solved.has(number) ? '✓' : '•'.repeat(grade)}</small>
                </a>
              </li>
            );
          })}
        </ol>
      </main>
    </div>
  );
}
