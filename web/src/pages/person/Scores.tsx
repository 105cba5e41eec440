import { useState } from 'react';
import { Choice } from '../../kit/controls/Choice.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { spreadOf } from './model.ts';
import styles from './Person.module.css';
import { GAMES, type PersonPart } from './part.ts';

/** How the scores are spread, with mean, best and last. */
export function Scores({ games, onNarrow }: PersonPart) {
  const words = useWords();
  const played = GAMES.filter((game) => games.some((one) => one.game === game));
  const [wanted, setWanted] = useState<(typeof GAMES)[number]>();
  const game = wanted !== undefined && played.includes(wanted) ? wanted : (played[0] ?? 'arnak');
  const spread = spreadOf(games.filter((one) => one.game === game));
  return (
    <section className={`${look.panel} ${styles.scores}`} aria-label={words.t('person.scores')}>
      <div className={styles.title}>
        <h2 className={look.panelTitle}>{words.t('person.scores')}</h2>
        {played.length > 1 && (
          <Choice
            bare
            label={words.t('club.whichGame')}
            values={played}
            value={game}
            onChange={setWanted}
            name={(one) => words.t(`club.${one}`)}
          />
        )}
      </div>
      {spread !== undefined && (
        <>
          <ol className={styles.bars}>
            {spread.counts.map((count, i) => {
              const from = spread.from + i * spread.step;
              const to = from + spread.step;
              const hasLast = spread.last >= from && spread.last < to;
              return (
                <li key={from}>
                  <button
                    type="button"
                    disabled={count === 0}
                    aria-label={words.t('person.bar', { from, to: to - 1, n: count })}
                    onClick={() => onNarrow({ by: 'points', game, from, to })}
                  >
                    <small>{count === 0 ? '' : count}</small>
                    <span
                      className={`${styles.bar} ${hasLast ? styles.last : ''}`}
                      style={{ height: `${(count / Math.max(...spread.counts)) * 10}rem` }}
                    />
                  </button>
                  <small aria-hidden="true">{from}</small>
                </li>
              );
            })}
          </ol>
          <dl className={styles.figures}>
            <Figure name={words.t('person.average')} value={words.number(Math.round(spread.mean))} />
            <Figure name={words.t('person.last')} value={words.number(spread.last)} isLast />
            <Figure name={words.t('person.best')} value={words.number(spread.best)} />
          </dl>
        </>
      )}
    </section>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly isLast?: boolean;
}

const Figure = ({ name, value, isLast = false }: FigureProps) => (
  <div className={isLast ? styles.lastFigure : ''}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
