import type { ReactNode } from 'react';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { usePlace } from '../../table/spots/spots.ts';
import styles from './NoteFrame.module.css';

interface NoteFrameProps {
  readonly name: string;
  /** Which note it is, among how many. */
  readonly label: string;
  readonly folded: boolean;
  readonly onFold: (folded: boolean) => void;
  /** The way out, drawn as a cross. */
  readonly leave: ReactNode;
  readonly className: string;
  readonly part?: string;
  readonly children: ReactNode;
}

/** What a lesson or a puzzle says beside a table. On a phone it can be folded. */
export function NoteFrame({ name, label, folded, onFold, leave, className, part, children }: NoteFrameProps) {
  const words = useWords();
  return (
    <section
      className={`${look.panel} ${styles.note} ${className}`}
      {...usePlace('note')}
      data-part={part}
      aria-label={name}
    >
      <header>
        <small>{label}</small>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!folded}
          aria-label={words.t(folded ? 'learn.unfold' : 'learn.fold')}
          onClick={() => onFold(!folded)}
        >
          {folded ? '▾' : '▴'}
        </button>
        {leave}
      </header>
      {children}
    </section>
  );
}
