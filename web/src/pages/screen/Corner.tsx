import type { TableInfo } from '@moonstaff/client';
import { Scan } from '../../kit/controls/Scan.tsx';
import { useWords } from '../../kit/words/Words.tsx';
import { useServerInfo } from '../../table/server/about.ts';
import { invitation } from '../../table/server/address.ts';
import styles from './Screen.module.css';

/** While a game is on: how to get to the table with a phone. */
export function Corner({ info }: { readonly info: TableInfo }) {
  const words = useWords();
  const link = invitation(info, useServerInfo());
  return (
    <section className={styles.corner} aria-label={words.t('lobby.link')}>
      <Scan text={link} className={styles.code} />
      <p>
        {words.t(info.seats.some(({ kind }) => kind === 'open') ? 'screen.sit' : 'screen.follow')}
        <small>{new URL(link).host}</small>
      </p>
    </section>
  );
}
