import type { Score } from '@moonstaff/kernel';
import type { CSSProperties } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import type { BoardModule } from '../board.ts';
import { barsOf, type Segment } from './bars.ts';
import styles from './ScoreBars.module.css';

export interface ScoresProps {
  readonly board: BoardModule;
  readonly scores: readonly Score[];
  readonly nameOf: (seat: Score['seat']) => string;
}

/** How much of the scale a total takes at most. */
const TOTAL = 0.08;

/** Whether the total would stand on the line of the target. */
const isBeside = (to: number, target: number): boolean => target >= to && target - to < TOTAL;

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** One bar for each player, all on one scale; a segment for each category, with icon and number. */
export function ScoreBars({
  board,
  scores,
  nameOf,
  target: wanted,
}: ScoresProps & { readonly target?: number | undefined }) {
  const words = useWords();
  const categories = board.categories.map(({ category }) => category);
  const { zero, ticks, target, bars } = barsOf(categories, scores, wanted);
  return (
    <section
      className={`${look.panel} ${styles.scoreBars} ${zero > 0 ? styles.withLosses : ''}`}
      data-part="score-bars"
    >
      <h2 className={look.panelTitle}>{words.t(board.unit === 'coins' ? 'score.coinsFrom' : 'score.pointsFrom')}</h2>
      <ul>
        {bars.map(({ seat, total, segments, to }) => (
          <li key={seat}>
            <SeatShape seat={seat} />
            <span className={styles.scoreName}>{nameOf(seat)}</span>
            <span className={styles.scoreTrack}>
              <span className={styles.scoreScale} aria-hidden="true">
                {ticks.map(({ points, at }) => (
                  <span key={points} className={styles.scoreTick} style={{ left: percent(at) }} />
                ))}
                {segments.map((segment) => (
                  <Piece key={segment.category} segment={segment} zero={zero} board={board} />
                ))}
                <span className={styles.scoreZero} style={{ left: percent(zero) }} />
                {target !== undefined && <span className={styles.scoreTarget} style={{ left: percent(target.at) }} />}
              </span>
              <b
                className={styles.scoreTotal}
                style={{ '--to': target && isBeside(to, target.at) ? target.at : to } as CSSProperties}
              >
                {total}
              </b>
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.scoreTicks} aria-hidden="true">
        <span className={styles.scoreScale}>
          {ticks.map(({ points, at }) => (
            <span key={points} className={styles.tickLabel} style={{ left: percent(at) }}>
              {points}
            </span>
          ))}
          {target !== undefined && (
            <span className={`${styles.tickLabel} ${styles.targetLabel}`} style={{ left: percent(target.at) }}>
              <Icon name="flag-objective" /> {target.points}
            </span>
          )}
        </span>
      </div>
    </section>
  );
}

interface PieceProps {
  readonly segment: Segment;
  readonly zero: number;
  readonly board: BoardModule;
}

function Piece({ segment: { category, points, from, to }, zero, board }: PieceProps) {
  const words = useWords();
  // How far from zero it begins to grow, and how far it grows.
  const growth = { '--start': points < 0 ? zero - to : from - zero, '--long': to - from } as CSSProperties;
  const seen = board.categories.find((one) => one.category === category);
  const label = (
    <>
      {seen && <Icon name={seen.icon} />}
      <span>{words.number(points)}</span>
    </>
  );
  return (
    <span
      className={`${styles.scoreSegment} ${points < 0 ? styles.scoreLost : ''}`}
      style={{ left: percent(from), width: percent(to - from), backgroundColor: seen?.color, ...growth }}
    >
      {points < 0 ? <span className={styles.lostLabel}>{label}</span> : label}
    </span>
  );
}
