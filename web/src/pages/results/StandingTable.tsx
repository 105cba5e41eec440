import type { Standing } from '@moonstaff/client';
import { Monogram } from '../../kit/controls/Monogram.tsx';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { signed, sparkEnd, sparkline } from './model.ts';
import styles from './Standings.module.css';

interface StandingTableProps {
  readonly lines: readonly Standing[];
  readonly me: string | undefined;
}

/** Rating, change since last week, the last ten ratings, won of played. */
export function StandingTable({ lines, me }: StandingTableProps) {
  const words = useWords();
  if (lines.length === 0) return <p className={look.label}>{words.t('club.noStandings')}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr className={look.label}>
          <th scope="col">
            <span className={look.spoken}>{words.t('club.place')}</span>
          </th>
          <th scope="col">
            <span className={look.spoken}>{words.t('club.name')}</span>
          </th>
          <th scope="col">{words.t('club.rating')}</th>
          <th scope="col">{words.t('club.lastTen')}</th>
          <th scope="col">{words.t('club.wonTitle')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, i) => (
          <tr key={line.person}>
            <td>{line.rating === undefined ? '–' : i + 1}</td>
            <th scope="row">
              <Monogram name={line.name} own={line.person === me} />{' '}
              <a className={styles.name} href={hrefOf('person', line.person)}>
                {line.name}
              </a>
            </th>
            <td>{line.rating === undefined ? <ToGo games={line.games} /> : <Rated {...line} />}</td>
            <td>
              {line.recent.length > 1 && (
                <svg viewBox="-2 0 106 30" aria-hidden="true" className={styles.spark}>
                  <path d={sparkline(line.recent)} />
                  <circle cx={sparkEnd(line.recent).x} cy={sparkEnd(line.recent).y} r="3" />
                </svg>
              )}
            </td>
            <td>
              <b>{words.number(line.won)}</b> <small>{words.t('club.ofPlayed', { n: line.played })}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Rated({ rating = 0, change = 0 }: Standing) {
  return (
    <>
      <b>{rating}</b> <small>{signed(change)}</small>
    </>
  );
}

/** Five rated games make a rating. */
function ToGo({ games }: { readonly games: number }) {
  const words = useWords();
  return <small>{words.t('club.toRating', { games, of: 5 })}</small>;
}
