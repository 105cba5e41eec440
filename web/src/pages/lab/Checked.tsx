import { createContext, type ReactNode, use, useId } from 'react';
import type { Field } from './field.ts';
import styles from './Lab.module.css';

/** What's wrong with a field, in words; empty if nothing is. */
export type ReasonOf = (field: Field) => string;

/** Why the position can't be as it was to be, said at the field it's about. */
export const ReasonContext = createContext<ReasonOf>(() => '');

interface CheckedProps {
  readonly field: Field;
  readonly children: ReactNode;
}

/** A field with what's wrong about it. */
export function Checked({ field, children }: CheckedProps) {
  const id = useId();
  const reason = use(ReasonContext)(field);
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
