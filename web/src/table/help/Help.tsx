import { Suspense } from 'react';
import { CloseButton } from '../../kit/controls/CloseButton.tsx';
import { useKey } from '../../kit/controls/keys.ts';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import type { BoardModule } from '../board.ts';
import { useTable } from '../context.ts';
import { bringIntoSight } from '../dock/dock.ts';
import { useRootMark } from '../dock/useRootMark.ts';
import { LabButton } from '../lab/LabButton.tsx';
import styles from './Help.module.css';
import { Sections } from './Sections.tsx';

interface HelpProps {
  readonly board: BoardModule;
  /** A rule that was asked for. */
  readonly at: string | undefined;
  readonly onKeys: () => void;
  readonly onIcons: () => void;
  readonly onClose: () => void;
}

/** The rules beside the table, open at what fits this moment. The board stays playable. */
export function Help({ board, at, onKeys, onIcons, onClose }: HelpProps) {
  const words = useWords();
  const { source, now } = useTable();
  useKey('escape', true, onClose);
  useRootMark('help');
  return (
    <section
      ref={bringIntoSight}
      className={`${look.panel} ${styles.help}`}
      data-part="help"
      aria-label={words.t('table.help')}
    >
      <header>
        <span className={styles.tab} aria-current="true">
          {words.t('help.rules')}
        </span>
        <button type="button" className={styles.tab} onClick={onIcons}>
          {words.t('table.icons')}
        </button>
        <button type="button" className={styles.tab} onClick={onKeys}>
          {words.t('help.keys')}
        </button>
        <CloseButton onClose={onClose} />
      </header>
      <Suspense>
        <Sections board={board} at={at}>
          {source.lab === undefined && now.viewer !== 'spectator' && <LabButton />}
        </Sections>
      </Suspense>
    </section>
  );
}
