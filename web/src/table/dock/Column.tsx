import type { ReactNode } from 'react';
import styles from './Column.module.css';
import { useRootMark } from './useRootMark.ts';

/** A column of its own at the table's left, beside the log. The table makes room for it. */
export function Column({ children }: { readonly children: ReactNode }) {
  useRootMark('column');
  return (
    <div className={styles.column} data-part="column">
      {children}
    </div>
  );
}
