import type { Finding } from '@moonstaff/scenarios/page';
import type { Words } from '@moonstaff/text';
import { type ReactNode, useId } from 'react';
import { faultWords, isFaultAt } from './fault.ts';
import type { Field } from './field.ts';
import styles from './Lab.module.css';

/** What's wrong with a field, in words; empty if nothing is. */
export const reasonAt = (fault: Finding | undefined, { path }: Field, words: Words): string =>
  fault !== undefined && isFaultAt(fault, path) ? faultWords(fault, words) : '';

interface CheckedProps {
  /** Empty if nothing's wrong. */
  readonly reason: string;
  readonly children: ReactNode;
}

/** A field with what's wrong about it. */
export function Checked({ reason, children }: CheckedProps) {
  const id = useId();
  if (reason === '') return children;
  return (
    <fieldset className={styles.wrongField} aria-describedby={id} data-part="wrong-field">
      {children}
      <p id={id} role="alert" className={styles.fault}>
        {reason}
      </p>
    </fieldset>
  );
}
