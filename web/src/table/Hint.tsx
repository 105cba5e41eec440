import type { ActionShape, Preview } from '@moonstaff/kernel';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { useWords } from '../settings/Words.tsx';
import type { BoardModule } from './boards.ts';
import { isMyTurn, useTable } from './context.ts';
import { useKey } from './keys.ts';
import { show } from './shown.ts';

interface Advice {
  readonly action: ActionShape;
  readonly preview: Preview | undefined;
}

/** Asks a good player what to do: the best moves with what they bring. A press lights the place of one and goes there. */
export function Hint({ board }: { readonly board: BoardModule }) {
  const { source, now } = useTable();
  const words = useWords();
  const [advice, setAdvice] = useState<readonly Advice[]>([]);
  const question = JSON.stringify(now.legal);
  const asked = useRef(question);
  useEffect(() => {
    asked.current = question;
    setAdvice([]);
    show();
  }, [question]);
  const placeOf = (action: ActionShape): string | undefined =>
    board.placesOf(action, now).find((selector) => document.querySelector(selector) !== null);
  const light = (action: ActionShape): void => {
    const deed = { kind: 'action', id: JSON.stringify(action) };
    const place = placeOf(action);
    if ('field' in action) show({ kind: 'field', id: String(action.field), seat: now.viewer });
    else show(...(place === undefined ? [] : [{ kind: 'place', id: place }]), deed);
  };
  const goTo = (action: ActionShape): void => {
    light(action);
    const place = document.querySelector<HTMLElement>(placeOf(action) ?? '.table-main');
    place?.scrollIntoView({ block: 'nearest' });
    place?.focus();
  };
  const able = source.hint !== undefined && isMyTurn(now);
  const ask = async (): Promise<void> => {
    const actions = (await source.hint?.()) ?? [];
    const found = await Promise.all(
      actions.map(async (action): Promise<Advice> => ({ action, preview: await source.preview(action) })),
    );
    if (asked.current !== question) return;
    setAdvice(found);
    const [best] = found;
    if (best !== undefined) light(best.action);
  };
  useKey('h', able, () => void ask());
  useKey('escape', advice.length > 0, () => setAdvice([]));
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
      <div className="hint" role="status">
        {advice.length > 0 && (
          <>
            <b>{words.t('table.hint')}</b>
            <ol>
              {advice.map(({ action, preview }) => (
                <li key={JSON.stringify(action)}>
                  <button type="button" onClick={() => goTo(action)} onPointerEnter={() => light(action)}>
                    <span className="hint-deed">{board.describe(action, now, words)}</span>
                    {preview !== undefined && board.Brings !== undefined && (
                      <span className="hint-brings">
                        <board.Brings preview={preview} />
                      </span>
                    )}
                  </button>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </>
  );
}
