import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import styles from './Reach.module.css';

/** What browsers withhold from a page that came over plain http, and why. */
export function Secure() {
  const words = useWords();
  return (
    <section className={look.panel} aria-label={words.t('secure.title')}>
      <h2 className={look.panelTitle}>{words.t('secure.title')}</h2>
      <p>{words.t('secure.why')}</p>
      <ul className={styles.missing}>
        <li>{words.t('secure.push')}</li>
        <li>{words.t('secure.wake')}</li>
        <li>{words.t('secure.offline')}</li>
      </ul>
      <p className={look.label}>{words.t('secure.how')}</p>
    </section>
  );
}
