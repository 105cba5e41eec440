import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import styles from './Rounds.module.css';

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];

interface RoundsProps {
  readonly game: string;
  readonly now: number;
  readonly of: number;
  /** Without the word in front. */
  readonly bare?: boolean;
}

/** All rounds or eras of a game, those that are over, the one that's played, and those to come. */
export function Rounds({ game, now, of, bare = false }: RoundsProps) {
  const words = useWords('house');
  return (
    <span className={styles.rounds}>
      <span className={look.spoken}>{words.t('home.round', { game, now, of })}</span>
      <span className={styles.chips} aria-hidden="true">
        {!bare && <span className={look.label}>{words.t('home.roundWord', { game })}</span>}
        {NUMERALS.slice(0, of).map((numeral, i) => (
          <i key={numeral} className={i + 1 === now ? styles.now : i + 1 < now ? '' : styles.later}>
            {numeral}
          </i>
        ))}
      </span>
    </span>
  );
}
