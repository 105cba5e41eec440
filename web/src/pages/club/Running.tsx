import type { Club } from '@moonstaff/client';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { ServerTableRow } from '../hall/ServerTableRow.tsx';
import styles from './Club.module.css';
import { runningTables } from './model.ts';

/** The club's tables that aren't over. Members come in without asking. */
export function Running({ club }: { readonly club: Club }) {
  const words = useWords();
  const tables = runningTables(club.tables);
  return (
    <section className={`${look.panel} ${styles.running}`} aria-label={words.t('club.running')}>
      <h2 className={look.panelTitle}>
        {words.t('club.running')} <small className={look.label}>{tables.length}</small>
      </h2>
      {tables.length === 0 && <p className={look.label}>{words.t('club.noTables')}</p>}
      <ul>
        {tables.map((table) => (
          <ServerTableRow key={table.id} table={table}>
            <a
              className={table.yourTurn ? look.buttonMain : look.buttonDark}
              href={hrefOf('house', table.id, table.invite)}
            >
              {words.t(table.yourTurn ? 'home.yourTurn' : 'club.open')}
            </a>
          </ServerTableRow>
        ))}
      </ul>
    </section>
  );
}
