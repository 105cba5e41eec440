import { Suspense, useState } from 'react';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { useTable } from '../../table/context.ts';
import { Sections } from '../../table/help/Sections.tsx';
import styles from './Lab.module.css';

/** The rules beside the board, open at what fits this moment. */
export function RulesBeside() {
  const words = useWords();
  const { now, board } = useTable();
  const [open, setOpen] = useState(false);
  return (
    <details
      className={`${look.panel} ${styles.rules}`}
      data-part="rules"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{words.t('rules.title', { game: words.name('game', now.game) })}</summary>
      {open && board !== undefined && (
        <Suspense>
          <Sections board={board} />
        </Suspense>
      )}
    </details>
  );
}
