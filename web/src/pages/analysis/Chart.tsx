import type { Analysis } from '@moonstaff/bots/analysis';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import { seatColor, seatLook } from '../../kit/art/seats.ts';
import look from '../../kit/look/look.module.css';
import { useLayout } from '../../kit/settings/layout.ts';
import { useWords } from '../../kit/words/Words.tsx';
import styles from './Chart.module.css';
import { decisive, judgedShare, linesOf, markOf, SIGNS } from './model.ts';

const SIZES = {
  wide: { width: 900, height: 196 },
  medium: { width: 760, height: 220 },
  phone: { width: 390, height: 176 },
};
const LEFT = 34;
const RIGHT = 14;
const TOP = 12;
const FOOT = 22;

interface ChartProps {
  readonly analysis: Analysis;
  /** Which turn of the game is looked at. */
  readonly turn: number;
  readonly you: number | undefined;
  readonly rounds: readonly { readonly at: number; readonly label: string }[];
  readonly nameOf: (seat: number) => string;
  readonly onTurn: (turn: number) => void;
}

/** Everybody's chance to win after each turn. A press anywhere goes there. */
export function Chart({ analysis, turn, you, rounds, nameOf, onTurn }: ChartProps) {
  const words = useWords();
  const { width, height } = SIZES[useLayout()];
  const last = analysis.ends.length;
  const x = (share: number): number => LEFT + (width - LEFT - RIGHT) * share;
  const y = (share: number): number => TOP + (height - TOP - FOOT) * (1 - share);
  const atTurn = (number: number): number => x(number / Math.max(1, last));
  const bottom = y(0);
  const done = judgedShare(analysis);
  const chances = analysis.curve[turn - 1] ?? [];
  const told = chances.map(({ chance }, seat) => `${nameOf(seat)} ${words.percent(round(chance))}`);
  return (
    <section className={`${look.panel} ${styles.chart}`} data-part="chances" aria-label={words.t('analysis.chances')}>
      <header>
        <h2 className={look.panelTitle}>{words.t('analysis.chances')}</h2>
        <ul>
          {chances.map(({ chance }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats keep their places
            <li key={seat}>
              <SeatShape seat={seat} /> {nameOf(seat)} {words.percent(round(chance))}
            </li>
          ))}
        </ul>
        <span className={look.label}>{words.t('analysis.atTurn', { n: turn })}</span>
      </header>
      <div className={styles.plot} style={{ aspectRatio: `${width} / ${height}` }}>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {rounds.map(({ at, label }, i) => {
            const from = atTurn(rounds[i - 1]?.at ?? 0);
            return (
              <g key={label}>
                {i % 2 === 1 && (
                  <rect x={from} y={TOP} width={atTurn(at) - from} height={bottom - TOP} className={styles.round} />
                )}
                <text x={(from + atTurn(at)) / 2} y={height - 4} textAnchor="middle">
                  {label}
                </text>
              </g>
            );
          })}
          {[0, 25, 50, 75, 100].map((percent) => (
            <g key={percent}>
              <path d={`M${LEFT} ${y(percent / 100)}H${width - RIGHT}`} className={styles.rule} />
              <text x={LEFT - 8} y={y(percent / 100) + 4} textAnchor="end">
                {percent}
              </text>
            </g>
          ))}
          {linesOf(analysis).map(({ seat, points }) => {
            const path = points.map((one) => `${x(one.x).toFixed(1)} ${y(one.y).toFixed(1)}`).join('L');
            return (
              <g key={seat} stroke={seatColor(seat)} fill="none" strokeLinejoin="round">
                {seat === you && (
                  <path
                    d={`M${LEFT} ${bottom}L${path}V${bottom}Z`}
                    stroke="none"
                    fill={seatColor(seat)}
                    opacity="0.13"
                  />
                )}
                <path d={`M${path}`} strokeWidth={seat === you ? 2.8 : 2.2} strokeDasharray={seatLook(seat).dash} />
              </g>
            );
          })}
          {done < 1 && (
            <rect x={x(done)} y={TOP} width={x(1) - x(done)} height={bottom - TOP} className={styles.open} />
          )}
          <path d={`M${atTurn(turn - 1)} ${TOP}V${bottom}`} className={styles.now} />
          {decisive(analysis).map((one) => {
            const mark = markOf(one);
            const chance = analysis.curve[one.turn - 1]?.[one.seat]?.chance ?? 0;
            const height = Math.max(TOP + 10, y(chance) - 22);
            return mark === undefined ? null : (
              <g key={`${one.turn} ${one.seat}`} transform={`translate(${atTurn(one.turn - 1)} ${height})`}>
                <path d={`M0 10V${y(chance) - height}`} className={styles.stem} />
                <circle r="10" className={styles[mark]} />
                <text y="4" textAnchor="middle" className={styles[`${mark}Sign`]}>
                  {SIGNS[mark]}
                </text>
              </g>
            );
          })}
        </svg>
        <input
          type="range"
          min={1}
          max={last}
          value={turn}
          style={{ left: `${(100 * LEFT) / width}%`, right: `${(100 * RIGHT) / width}%` }}
          aria-label={words.t('analysis.chances')}
          aria-valuetext={`${words.t('analysis.turn', { n: turn })}: ${words.all(told)}`}
          onChange={({ target: { value } }) => onTurn(Number(value))}
        />
      </div>
      <Figures analysis={analysis} rounds={rounds} nameOf={nameOf} />
    </section>
  );
}

const round = (share: number): number => Math.round(share * 100) / 100;

/** The chart as a table, for those who can't see it: how it stood at the end of each round. */
function Figures({ analysis, rounds, nameOf }: Pick<ChartProps, 'analysis' | 'rounds' | 'nameOf'>) {
  const words = useWords();
  const seats = Array.from({ length: analysis.seats }, (_, seat) => seat);
  return (
    <table className={look.spoken}>
      <caption>{words.t('analysis.chances')}</caption>
      <thead>
        <tr>
          <th scope="col">{words.t('analysis.turn', { n: 0 })}</th>
          {seats.map((seat) => (
            <th key={seat} scope="col">
              {nameOf(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rounds.map(({ at, label }) => (
          <tr key={label}>
            <th scope="row">{`${label}, ${words.t('analysis.turn', { n: at })}`}</th>
            {seats.map((seat) => (
              <td key={seat}>{words.percent(round(analysis.curve[at]?.[seat]?.chance ?? 0))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
