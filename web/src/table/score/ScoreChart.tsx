import type { Score } from '@moonstaff/kernel';
import { seatColor, seatLook } from '../../kit/art/seats.ts';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import type { BoardModule } from '../board.ts';
import type { Standing } from '../source.ts';
import styles from './ScoreChart.module.css';
import { spread } from './spread.ts';

const SIZE = { width: 470, height: 290 };
/** Where there's room beside it. */
const WIDE = { width: 860, height: 220 };
const LEFT = 34;
const RIGHT = 44;
const FOOT = 26;
/** How far apart two totals stand at least. */
const LABEL = 15;

interface ScoreChartProps {
  readonly board: BoardModule;
  readonly history: readonly Standing[];
  /** How many turns have been played at the moment shown. */
  readonly at?: number;
  /** Whether there's more room across than down. */
  readonly wide?: boolean;
}

/** The points as they would have been after each turn: a line for each seat, with its dashes and its shape. */
export function ScoreChart({ board, history, at, wide = false }: ScoreChartProps) {
  const { width, height } = wide ? WIDE : SIZE;
  const words = useWords();
  const turns = history.length;
  const top = Math.max(25, ...history.flatMap(({ scores }) => scores.map(({ total }) => total)));
  const rounds = board.rounds(history);
  const x = (turn: number): number => LEFT + ((width - LEFT - RIGHT) * turn) / Math.max(1, turns);
  const y = (points: number): number => 14 + (height - FOOT - 14) * (1 - points / top);
  const final = history.at(-1)?.scores ?? [];
  const beside = spread(
    final.map(({ total }) => y(total)),
    LABEL,
  );
  const lines = Array.from({ length: Math.floor(top / 25) + 1 }, (_, i) => i * 25);
  return (
    <section className={`${look.panel} ${styles.scoreChart}`} data-part="chart">
      <h2 className={look.panelTitle}>{words.t('score.chart', { unit: board.unit })}</h2>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {lines.map((points) => (
          <g key={points}>
            <path d={`M${LEFT} ${y(points)}H${width - RIGHT}`} stroke="#24404F" />
            <text x={LEFT - 8} y={y(points) + 4} textAnchor="end" className={styles.chartLabel}>
              {points}
            </text>
          </g>
        ))}
        {rounds.map(({ at, label }) => (
          <text key={label} x={x(at)} y={height - 4} textAnchor="middle" className={styles.chartLabel}>
            {label}
          </text>
        ))}
        {at !== undefined && <path d={`M${x(at)} 8V${height - FOOT}`} stroke="var(--moon)" strokeDasharray="2 3" />}
        {final.map(({ seat }, place) => (
          <Line key={seat} seat={seat} points={history.map(({ scores }) => scores[place]?.total ?? 0)} x={x} y={y} />
        ))}
        {final.map(({ seat, total }, place) => (
          <text key={seat} x={x(turns) + 12} y={(beside[place] ?? 0) + 4} className={styles.chartTotal}>
            {total}
          </text>
        ))}
        {rounds.map(({ at }) =>
          history[at - 1]?.scores.map(({ seat, total }) => (
            <Mark key={`${at} ${seat}`} seat={seat} x={x(at)} y={y(total)} />
          )),
        )}
      </svg>
    </section>
  );
}

interface LineProps {
  readonly seat: Score['seat'];
  readonly points: readonly number[];
  readonly x: (turn: number) => number;
  readonly y: (points: number) => number;
}

function Line({ seat, points, x, y }: LineProps) {
  const path = points.map((value, turn) => `${x(turn + 1).toFixed(1)} ${y(value).toFixed(1)}`).join('L');
  return (
    <path
      d={`M${path}`}
      fill="none"
      stroke={seatColor(seat)}
      strokeWidth="2.4"
      strokeDasharray={seatLook(seat).dash}
      strokeLinejoin="round"
    />
  );
}

function Mark({ seat, x, y }: { readonly seat: Score['seat']; readonly x: number; readonly y: number }) {
  return (
    <path
      d={seatLook(seat).shape}
      transform={`translate(${x} ${y}) scale(0.5) translate(-12 -12)`}
      fill={seatColor(seat)}
      stroke="var(--night-0)"
      strokeWidth="3"
    />
  );
}
