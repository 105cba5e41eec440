import type { ReactNode } from 'react';
import look from '../look/look.module.css';
import styles from './Counter.module.css';
import { Tag } from './Tag.tsx';

interface CounterProps {
  /** Read aloud: what is counted. */
  readonly name: string;
  readonly value: number;
  /** What the pointed-at action would change. */
  readonly change?: number;
  /** What is missing, in words; shown in place of a change. */
  readonly short?: string | undefined;
  readonly children: ReactNode;
}

/** A drawing and a number; a change to come hangs below. */
export function Counter({ name, value, change = 0, short, children }: CounterProps) {
  return (
    <div className={styles.counter} data-part="counter">
      {children}
      <span className={look.spoken}>{name}</span>
      <b>{value}</b>
      {short !== undefined && (
        <span className={styles.counterChange} data-part="change">
          <Tag kind="short">{short}</Tag>
        </span>
      )}
      {short === undefined && change !== 0 && (
        <span className={styles.counterChange} data-part="change">
          <Tag kind={change > 0 ? 'gain' : 'spend'}>{change > 0 ? `+${change}` : `−${-change}`}</Tag>
        </span>
      )}
    </div>
  );
}
