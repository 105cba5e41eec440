import type { CSSProperties } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { useTable } from '../context.ts';
import type { ScoresProps } from './ScoreBars.tsx';
import styles from './ScoreTable.module.css';

/** The sheet itself: categories down, players across, the best of each row underlined. */
export function ScoreTable({ board, scores, nameOf }: ScoresProps) {
  const words = useWords();
  const { now } = useTable();
  const rows = board.categories.filter(({ category }) =>
    scores.some((score) => (score.categories[category] ?? 0) !== 0),
  );
  return (
    <section className={`${look.panel} ${styles.scoreTable} ${scores.length > 2 ? styles.manySeats : ''}`}>
      <table style={{ '--rows': rows.length, '--seats': scores.length } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col">
              <span className={look.spoken}>{words.t('score.title')}</span>
            </th>
            {scores.map(({ seat }) => (
              <th key={seat} scope="col">
                <SeatShape seat={seat} /> {nameOf(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ category, color, icon }) => {
            const points = scores.map((score) => score.categories[category] ?? 0);
            const best = Math.max(...points);
            return (
              <tr key={category}>
                <th scope="row">
                  <span className={styles.scoreCategory}>
                    <span className={styles.scoreMark} style={{ background: color }}>
                      <Icon name={icon} />
                    </span>
                    {board.categoryName(category, words)}
                  </span>
                </th>
                {scores.map((score, i) => (
                  <td key={score.seat}>
                    <span className={points[i] === best && scores.length > 1 ? styles.scoreBest : ''}>
                      {words.number(points[i] ?? 0)}
                    </span>
                    <small data-part="tally">{board.tally(category, score, now, words)}</small>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.t('score.total')}</th>
            {scores.map(({ seat, total }) => (
              <td key={seat}>{words.number(total)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
