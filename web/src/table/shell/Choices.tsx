import type { ActionShape } from '@moonstaff/kernel';
import { useWords } from '../../kit/words/Words.tsx';
import type { BoardModule } from '../board.ts';
import { isBusy, useTable } from '../context.ts';
import styles from './Choices.module.css';

/**
 * Every legal action as a plain list of buttons: for screen readers always, for the keyboard when it is
 * opened. It shows exactly what the rules offer.
 */
export function Choices({ board }: { readonly board: BoardModule }) {
  const { source, now } = useTable();
  const words = useWords();
  const act = (action: ActionShape): void => {
    if (!isBusy(source, now)) source.act(action);
  };
  return (
    <details className={styles.choices} data-part="choices">
      <summary>{`${words.t('keyboard.list')} · ${words.t('table.choices', { n: now.legal.length })}`}</summary>
      <ul>
        {now.legal.map((action) => (
          <li key={JSON.stringify(action)}>
            <button type="button" onClick={() => act(action)}>
              {board.describe(action, now, words)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
