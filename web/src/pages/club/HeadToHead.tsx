import type { Pairing, Standing } from '@moonstaff/client';
import { Monogram } from '../../kit/controls/Monogram.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import club from './Club.module.css';
import styles from './HeadToHead.module.css';
import { pairOf } from './model.ts';

interface HeadToHeadProps {
  readonly people: readonly Standing[];
  readonly pairs: readonly Pairing[];
  readonly me: string;
}

/** How often the person of a row was ahead of the person of a column, in all games both sat in. */
export function HeadToHead({ people, pairs, me }: HeadToHeadProps) {
  const words = useWords();
  return (
    <section className={`${look.panel} ${club.pairs}`} aria-label={words.t('club.headToHead')}>
      <h2 className={look.panelTitle}>{words.t('club.headToHead')}</h2>
      <table className={styles.grid}>
        <caption className={look.label}>{words.t('club.rowAhead')}</caption>
        <thead>
          <tr>
            <td />
            {people.map(({ person, name }) => (
              <th key={person} scope="col">
                <Monogram name={name} own={person === me} />
                <span className={look.spoken}>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((row) => (
            <tr key={row.person}>
              <th scope="row">{row.name}</th>
              {people.map((column) => (
                <Cell key={column.person} pair={pairOf(pairs, row.person, column.person)} isSelf={row === column} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ pair, isSelf }: { readonly pair: Pairing | undefined; readonly isSelf: boolean }) {
  if (isSelf) return <td className={styles.self} />;
  if (pair === undefined) return <td>–</td>;
  return (
    <td className={pair.ahead > pair.behind ? styles.ahead : ''}>
      <b>{pair.ahead}</b>–{pair.behind}
    </td>
  );
}
