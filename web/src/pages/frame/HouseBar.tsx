import type { ReactNode } from 'react';
import { Brand } from '../../kit/controls/Brand.tsx';
import { Monogram } from '../../kit/controls/Monogram.tsx';
import look from '../../kit/look/look.module.css';
import { hasServer, hrefOf } from '../../kit/route/route.ts';
import { useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { BarButtons } from '../../table/bar/BarButtons.tsx';
import styles from './HouseBar.module.css';

interface HouseBarProps {
  /** This is the first page. */
  readonly here?: boolean;
  /** Instead of the way to one's account. */
  readonly end?: ReactNode;
  /** All languages side by side, instead of the button for them. */
  readonly languages?: ReactNode;
}

/** The bar of pages without a table: our name, the buttons, and oneself. */
export function HouseBar({ here = false, end, languages }: HouseBarProps) {
  return (
    <header className={styles.bar}>
      <Brand here={here} className={styles.brand} />
      {languages}
      <BarButtons onPhone="settings" noLanguage={languages !== undefined} />
      {end ?? (hasServer() && <Me />)}
    </header>
  );
}

/** One's own name, which leads to the account. */
function Me() {
  const words = useWords();
  const { name } = useSettings();
  return (
    <a className={styles.me} href={hrefOf('account')} title={words.t('account.title')}>
      {name === '' ? (
        words.t('account.title')
      ) : (
        <>
          <Monogram name={name} own />
          <span className={`${styles.name} ${look.oneLine}`}>{name}</span>
          <span className={look.spoken}>{words.t('account.title')}</span>
        </>
      )}
    </a>
  );
}
