import type { GameId } from '@moonstaff/catalogue';
import { useState, useSyncExternalStore } from 'react';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { useBoard } from '../../table/board.ts';
import { TableContext } from '../../table/context.ts';
import type { LabSource } from '../../table/lab/LabSource.ts';
import styles from './Lab.module.css';

/** The parts of each board that are drawn. */
const PARTS: { readonly [Id in GameId]: readonly string[] } = {
  arnak: ['row', 'island', 'own', 'hand', 'kept', 'research'],
  guild: ['largeMap', 'card', 'goals', 'actions', 'purse', 'treasures'],
};

interface LabTableProps {
  readonly game: GameId;
  readonly source: LabSource;
  readonly expert: boolean;
}

/** The board, all seats open, back and forth. */
export function LabTable({ game, source, expert }: LabTableProps) {
  const words = useWords();
  const now = useSyncExternalStore(
    (listener) => source.subscribe(listener),
    () => source.snapshot(),
  );
  const board = useBoard(game);
  const [said, setSaid] = useState('');
  const ask = async (): Promise<void> => {
    setSaid(words.t('lab.thinking'));
    const [best] = await source.hint().catch(() => []);
    setSaid(
      best === undefined
        ? words.t('lab.noAdvice')
        : words.t('lab.says', { action: board.describe(best.action, now, words) }),
    );
  };
  return (
    <TableContext value={{ source, now, board }}>
      <div className={styles.table}>
        <board.Diagram parts={PARTS[game]} />
      </div>
      <div className={styles.steps} role="toolbar" aria-label={words.t('lab.steps')}>
        <button
          type="button"
          className={look.buttonDark}
          disabled={now.undo.steps === 0}
          onClick={() => source.restart()}
        >
          {words.t('lab.start')}
        </button>
        <button type="button" className={look.buttonDark} disabled={now.undo.steps === 0} onClick={() => source.undo()}>
          {words.t('lab.back')}
        </button>
        <button type="button" className={look.buttonDark} disabled={now.redo === 0} onClick={() => source.redo()}>
          {words.t('lab.forward')}
        </button>
        {expert && (
          <button
            type="button"
            className={look.buttonDark}
            disabled={now.legal.length === 0}
            onClick={() => void ask()}
          >
            {words.t('lab.expert')}
          </button>
        )}
        <output>{said}</output>
      </div>
    </TableContext>
  );
}
