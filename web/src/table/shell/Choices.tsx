import type { ActionShape } from '@moonstaff/kernel';
import { useRef } from 'react';
import { useWords } from '../../kit/words/Words.tsx';
import type { BoardModule } from '../board.ts';
import { isBusy, useTable, useWhenFree } from '../context.ts';
import { showThings } from '../spots/marks.ts';
import styles from './Choices.module.css';

/**
 * Every legal action as a plain list of buttons: for screen readers always, for the keyboard when it is
 * opened. It shows exactly what the rules offer.
 */
export function Choices({ board }: { readonly board: BoardModule }) {
  const { source, now } = useTable();
  const words = useWords();
  const list = useRef<HTMLUListElement>(null);
  const isUsed = useRef(false);
  const act = (action: ActionShape): void => {
    if (isBusy(source, now)) return;
    isUsed.current = list.current?.contains(document.activeElement) === true;
    source.act(action);
  };
  // The choice that had the focus is gone; the next ones are here.
  useWhenFree(() => {
    const isLost = document.activeElement === document.body || document.activeElement?.id === 'table';
    if (isUsed.current && isLost) list.current?.querySelector('button')?.focus();
    isUsed.current = false;
  }, [now.moment]);
  return (
    <details className={styles.choices} data-part="choices">
      <summary>{`${words.t('keyboard.list')} · ${words.t('table.choices', { n: now.legal.length })}`}</summary>
      <ul ref={list}>
        {now.legal.map((action) => (
          <li key={JSON.stringify(action)}>
            <button
              type="button"
              onClick={() => act(action)}
              onFocus={() => showThings(board.thingsOf(action, now))}
              onBlur={() => showThings([])}
            >
              {board.describe(action, now, words)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
