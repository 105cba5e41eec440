import type { Score } from '@moonstaff/kernel';
import { Icon } from '../../kit/art/Icon.tsx';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import type { BoardModule } from '../board.ts';
import styles from './ScoreBars.module.css';

export interface ScoresProps {
  readonly board: BoardModule;
  readonly scores: readonly Score[];
  readonly nameOf: (seat: Score['seat']) => string;
}

/** One bar for each player, a segment for each category, with icon and number. */
export function ScoreBars({ board, scores, nameOf }: ScoresProps) {
  const words = useWords();
  const longest = Math.max(1, ...scores.map((score) => score.total));
  return (
    <section className={`${look.panel} ${styles.scoreBars}`}>
      <h2 className={look.panelTitle}>{words.t('web.points')}</h2>
      <ul>
        {scores.map((score) => (
          <li key={score.seat}>
            <SeatShape seat={score.seat} />
            <span className={styles.scoreName}>{nameOf(score.seat)}</span>
            <span className={styles.scoreTrack}>
              <span
                className={styles.scoreBar}
                aria-hidden="true"
                style={{ width: `calc((100% - 7rem) * ${Math.max(0, score.total) / longest})` }}
              >
                {board.categories.map(({ category, color, icon }) => {
                  const points = score.categories[category] ?? 0;
                  if (points <= 0) return null;
                  return (
                    <span
                      key={category}
                      className={styles.scoreSegment}
                      style={{ background: color, flexGrow: points }}
                    >
                      <Icon name={icon} />
                      <span>{points}</span>
                    </span>
                  );
                })}
              </span>
              <b className={styles.scoreTotal}>{score.total}</b>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
