import type { ReactNode } from 'react';
import { says } from '../../kit/controls/says.ts';
import styles from './Rounds.module.css';

export const NUMERALS = ['I', 'II', 'III', 'IV', 'V'];

/** Where the game stands, for the bar above. */
export const StatusLine = ({ title, children }: { readonly title?: string; readonly children: ReactNode }) => (
  <div className={styles.statusLine} data-part="status" {...says(title)}>
    {children}
  </div>
);

/** The rounds of a game: past, present, to come. */
export function Rounds({ now, of }: { readonly now: number; readonly of: number }) {
  return (
    <ol className={styles.rounds}>
      {NUMERALS.slice(0, of).map((numeral, i) => (
        <li
          key={numeral}
          className={i + 1 === now ? styles.roundNow : i + 1 < now ? styles.roundPast : ''}
          aria-current={i + 1 === now ? 'step' : undefined}
        >
          {numeral}
        </li>
      ))}
    </ol>
  );
}
