import type { Week } from '@moonstaff/client';
import { Monogram } from '../../kit/controls/Monogram.tsx';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import table from '../results/Standings.module.css';

/** Who did best in the last seven days. */
export function WeekTable({ week: { lines } }: { readonly week: Week }) {
  const words = useWords();
  const { name } = useSettings();
  return (
    <section className={look.panel} aria-label={words.t('challenge.week')}>
      <h2 className={look.panelTitle}>{words.t('challenge.week')}</h2>
      <p className={look.label}>{words.t(lines.length === 0 ? 'challenge.noWeek' : 'challenge.weekAbout')}</p>
      {lines.length > 0 && (
        <table className={table.table}>
          <thead>
            <tr className={look.label}>
              <th scope="col">
                <span className={look.spoken}>{words.t('challenge.place')}</span>
              </th>
              <th scope="col">
                <span className={look.spoken}>{words.t('challenge.name')}</span>
              </th>
              <th scope="col">{words.t('challenge.points')}</th>
              <th scope="col">{words.t('challenge.played')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.person}>
                <td>{line.place}</td>
                <th scope="row">
                  <Monogram name={line.name} own={line.name === name} />{' '}
                  <a className={table.name} href={hrefOf('person', line.person)}>
                    {line.name}
                  </a>
                </th>
                <td>
                  <b>{words.number(line.points)}</b>
                </td>
                <td>{words.number(line.played)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
