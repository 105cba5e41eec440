import { type Analysis, summaryOf } from '@moonstaff/bots/analysis';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import { useWords } from '../../kit/words/Words.tsx';
import { Mark } from './Mark.tsx';
import styles from './Panel.module.css';

interface SeatTableProps {
  readonly analysis: Analysis;
  readonly unit: 'points' | 'coins';
  readonly nameOf: (seat: number) => string;
}

/** How everybody played, and what luck they had. */
export function SeatTable({ analysis, unit, nameOf }: SeatTableProps) {
  const words = useWords();
  return (
    <table className={styles.seats}>
      <thead>
        <tr>
          <th scope="col">
            <span>{words.t('analysis.player')}</span>
          </th>
          <th scope="col">
            <Mark kind="find" /> {words.t('analysis.find')}
          </th>
          <th scope="col">
            <Mark kind="inaccuracy" /> {words.t('analysis.inaccuracy')}
          </th>
          <th scope="col">
            <Mark kind="mistake" /> {words.t('analysis.mistakes')}
          </th>
          <th scope="col">
            <abbr title={words.t('analysis.givenMeans', { unit })}>{words.t('analysis.given', { unit })}</abbr>
          </th>
          <th scope="col">
            <abbr title={words.t('analysis.luckMeans')}>{words.t('analysis.luck')}</abbr>
          </th>
        </tr>
      </thead>
      <tbody>
        {summaryOf(analysis).map(({ seat, finds, grades, cost, luck }) => (
          <tr key={seat}>
            <th scope="row">
              <SeatShape seat={seat} /> {nameOf(seat)}
            </th>
            <td>{finds}</td>
            <td>{grades.inaccuracy}</td>
            <td>{grades.mistake + grades.blunder}</td>
            <td>{words.number(Math.round(cost.points))}</td>
            <td>{signed(Math.round(luck.chance * 1000), words.percent(Math.abs(luck.chance), 1))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const signed = (value: number, shown: string): string => `${value < 0 ? '−' : value > 0 ? '+' : ''}${shown}`;
