import type { ReactNode } from 'react';
import styles from './Tag.module.css';

const KINDS = { gain: styles.tagGain, spend: styles.tagSpend, short: styles.tagShort } as const;

/** A change to come, as a pill: `gain` in lume, `spend` in ember, `short` for what is missing. */
export function Tag({ kind, children }: { readonly kind: keyof typeof KINDS; readonly children: ReactNode }) {
  return <span className={`${styles.tag} ${KINDS[kind]}`}>{children}</span>;
}
