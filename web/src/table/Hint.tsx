import type { ActionShape } from '@moonstaff/kernel';
import { useEffect, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { useWords } from '../settings/Words.tsx';
import type { BoardModule } from './boards.ts';
import { isMyTurn, useTable } from './context.ts';
import { useKey } from './keys.ts';
import { show } from './shown.ts';

/** Asks a good player what to do; says it, and lights the place where it is done. */
export function Hint({ board }: { readonly board: BoardModule }) {
  const { source, now } = useTable();
  const words = useWords();
  const [advice, setAdvice] = useState<ActionShape>();
  const question = JSON.stringify(now.legal);
  // biome-ignore lint/correctness/useExhaustiveDependencies: advice is for one question only
  useEffect(() => {
    setAdvice(undefined);
    show();
  }, [question]);
  const able = source.hint !== undefined && isMyTurn(now);
  const ask = async (): Promise<void> => {
    const action = await source.hint?.();
    setAdvice(action);
    if (action === undefined) return;
    if ('field' in action) show({ kind: 'field', id: String(action.field), seat: now.viewer });
    else {
      const place = board.placesOf(action, now).find((selector) => document.querySelector(selector) !== null);
      if (place !== undefined) show({ kind: 'place', id: place });
    }
  };
  useKey('h', able, () => void ask());
  if (source.hint === undefined) return null;
  return (
    <>
      <button
        type="button"
        className="bar-key key-hint"
        disabled={!able}
        onClick={() => void ask()}
        aria-keyshortcuts="h"
      >
        <Icon name="laurels" />
        <span className="spoken">{words.t('table.hint')}</span>
      </button>
      <p className="hint" role="status">
        {advice !== undefined && `${words.t('table.hint')}: ${board.describe(advice, now, words)}`}
      </p>
    </>
  );
}
