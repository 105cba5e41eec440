import { Monogram } from '../../kit/controls/Monogram.tsx';
import { useWords } from '../../kit/words/Words.tsx';
import { levelName } from '../../table/seats/levels.ts';
import styles from './Challenge.module.css';
import { type ResultRow, scaleOf } from './model.ts';

/** All results on one line: people above it, bots below. The list says the same to those who can't see it. */
export function Scale({ rows }: { readonly rows: readonly ResultRow[] }) {
  const words = useWords();
  return (
    <div className={styles.scale} aria-hidden="true">
      {scaleOf(rows).map(({ row, at, labelled }) => (
        <span
          key={row.key}
          className={`${styles.mark} ${row.level === undefined ? styles.above : styles.below} ${row.isMe ? styles.me : ''}`}
          style={{ left: `${(at * 100).toFixed(1)}%` }}
        >
          {labelled && row.level === undefined && (
            <>
              <b>{words.number(row.total)}</b>
              <Monogram name={row.name ?? ''} own={row.isMe} />
            </>
          )}
          {labelled && row.level !== undefined && (
            <small>
              {levelName(row.level, words)} {words.number(row.total)}
            </small>
          )}
        </span>
      ))}
    </div>
  );
}
