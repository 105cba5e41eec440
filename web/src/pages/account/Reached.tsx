import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';

/** The way to the page about being reached. */
export function Reached() {
  const words = useWords();
  return (
    <section className={look.panel} aria-label={words.t('account.reached')}>
      <h2 className={look.panelTitle}>{words.t('account.reached')}</h2>
      <p className={look.label}>{words.t('account.reachedHint')}</p>
      <a className={look.buttonDark} href={hrefOf('reach')}>
        {words.t('account.reached')}
      </a>
    </section>
  );
}
