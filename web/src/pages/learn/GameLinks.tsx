import { Icon } from '../../kit/art/Icon.tsx';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import styles from './GameLinks.module.css';
import { isBegun, isLearned } from './progress.ts';

/** Beside a game: learn it by playing, or read its rules. */
export function GameLinks({ game, rules = true }: { readonly game: string; readonly rules?: boolean }) {
  const words = useWords();
  return (
    <p className={styles.links}>
      <a href={hrefOf('learn', game)} className={isLearned(game) ? '' : styles.first}>
        <Icon name="play-button" />{' '}
        {words.t(isBegun(game) ? 'learn.resume' : isLearned(game) ? 'learn.start' : 'learn.first')}
      </a>
      {rules && (
        <a href={hrefOf('rules', game)}>
          <Icon name="open-book" /> {words.t('rules.open')}
        </a>
      )}
    </p>
  );
}
