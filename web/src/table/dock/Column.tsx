import { type ReactNode, useLayoutEffect } from 'react';
import styles from './Column.module.css';

/** A column of its own at the table's left, beside the log. The table makes room for it. */
export function Column({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['column'] = '';
    return () => {
      delete dataset['column'];
    };
  }, []);
  return (
    <div className={styles.column} data-part="column">
      {children}
    </div>
  );
}
