import type { ReactNode } from 'react';
import { LayoutContext } from '../settings/layout.ts';
import styles from './AsAtDesk.module.css';

interface AsAtDeskProps {
  /** Sets `--part-width`. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a table away from it, drawn as on a large screen even on a phone: there, it was made for its place at the table. */
export function AsAtDesk({ className = '', children }: AsAtDeskProps) {
  return (
    <div className={`${styles.part} ${className}`}>
      <div className={styles.frame}>
        <div className={styles.inner}>
          <LayoutContext value="wide">{children}</LayoutContext>
        </div>
      </div>
    </div>
  );
}
