import type { ReactNode } from 'react';
import { useWords } from '../../kit/words/Words.tsx';
import styles from './Letter.module.css';

interface NameRowProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  /** Whether this name was refused. */
  readonly wrong: boolean;
  /** The element that says more about it. */
  readonly hint?: string;
  /** The button that goes on with this name. */
  readonly children: ReactNode;
}

/** The name somebody goes by, and the button beside it. */
export function NameRow({ name, onName, wrong, hint, children }: NameRowProps) {
  const words = useWords();
  return (
    <label className={styles.name}>
      {words.t('door.name')}
      <span className={styles.nameRow}>
        <input
          value={name}
          maxLength={60}
          autoComplete="nickname"
          enterKeyHint="go"
          aria-invalid={wrong}
          aria-describedby={hint}
          onChange={(event) => onName(event.target.value)}
        />
        {children}
      </span>
    </label>
  );
}
