import type { ChallengeResult } from '@moonstaff/client';
import { Icon } from '../../kit/art/Icon.tsx';
import { Monogram } from '../../kit/controls/Monogram.tsx';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { levelName } from '../../table/seats/levels.ts';
import table from '../results/Standings.module.css';
import styles from './Challenge.module.css';
import { lineId, type ResultRow, rowsOf } from './model.ts';
import { Scale } from './Scale.tsx';

/** Everybody's points and the bots', on a scale and as a list. Replays open when the day is over. */
export function Results({ result }: { readonly result: ChallengeResult }) {
  const words = useWords();
  const rows = rowsOf(result);
  const { over, best, bots } = result;
  return (
    <>
      {rows.length > 1 && <Scale rows={rows} />}
      {rows.length > 0 && (
        <table className={`${table.table} ${styles.results}`}>
          <caption className={look.spoken}>{words.t('challenge.results')}</caption>
          <thead>
            <tr className={look.label}>
              <th scope="col">
                <span className={look.spoken}>{words.t('challenge.place')}</span>
              </th>
              <th scope="col">
                <span className={look.spoken}>{words.t('challenge.name')}</span>
              </th>
              <th scope="col">{words.t('challenge.points')}</th>
              {over && (
                <th scope="col">
                  <span className={look.spoken}>{words.t('challenge.tomorrow')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Line key={row.key} row={row} replay={over ? hrefOf('line', lineId(result, row.key)) : undefined} />
            ))}
          </tbody>
        </table>
      )}
      {bots.length === 0 && !over && <p className={look.label}>{words.t('challenge.noBots')}</p>}
      {!over ? (
        <p className={look.label}>{words.t('challenge.tomorrow')}</p>
      ) : (
        best !== undefined && (
          <p>
            {words.t('challenge.best', { total: best.total })} ({levelName(best.level, words)}){' '}
            <a className={look.buttonDark} href={hrefOf('line', lineId(result, 'best'))}>
              <Icon name="play-button" /> {words.t('challenge.bestLine')}
            </a>
          </p>
        )
      )}
    </>
  );
}

function Line({ row, replay }: { readonly row: ResultRow; readonly replay: string | undefined }) {
  const words = useWords();
  const { place, name, person, level, total, won, isMe } = row;
  const called = name ?? words.t('challenge.bot', { level: levelName(level ?? '', words) });
  return (
    <tr>
      <td>{place ?? '–'}</td>
      <th scope="row">
        {level === undefined && <Monogram name={called} own={isMe} />}{' '}
        {person === undefined ? (
          called
        ) : (
          <a className={table.name} href={hrefOf('person', person)}>
            {called}
          </a>
        )}
      </th>
      <td>
        <b>{words.number(total)}</b> {won && <small>{words.t('challenge.won')}</small>}
      </td>
      {replay !== undefined && (
        <td>
          <a
            className={look.buttonDark}
            href={replay}
            aria-label={words.t('challenge.replay', { name: called, total })}
          >
            <Icon name="play-button" />
          </a>
        </td>
      )}
    </tr>
  );
}
