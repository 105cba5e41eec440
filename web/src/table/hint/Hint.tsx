import type { ActionShape } from '@moonstaff/kernel';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import { BarButton } from '../../kit/controls/BarButton.tsx';
import { useKey } from '../../kit/controls/keys.ts';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import type { BoardModule, ThingKey } from '../board.ts';
import { useTable } from '../context.ts';
import { showThings } from '../spots/marks.ts';
import { firstOnPage, goToThing } from '../spots/spots.ts';
import { isMyTurn } from '../turn.ts';
import { type Advice, adviceFrom, showsPoints } from './advice.ts';
import styles from './Hint.module.css';

/** Asks a good bot what to do, and lists the best moves with what they bring. Pressing one goes to where it's made. */
export function Hint({ board }: { readonly board: BoardModule }) {
  const { source, now } = useTable();
  const words = useWords();
  const [advice, setAdvice] = useState<readonly Advice[]>([]);
  const question = JSON.stringify(now.legal);
  const asked = useRef(question);
  useEffect(() => {
    asked.current = question;
    setAdvice([]);
    showThings([]);
  }, [question]);
  const thingFor = (action: ActionShape): ThingKey | undefined => firstOnPage(board.thingsOf(action, now));
  const light = (action: ActionShape): void => {
    const thing = thingFor(action);
    showThings(thing === undefined ? [] : [thing], action);
  };
  const goTo = (action: ActionShape): void => {
    light(action);
    const thing = thingFor(action);
    if (thing === undefined) document.getElementById('table')?.focus();
    else goToThing(thing);
  };
  const inPoints = showsPoints(now, advice);
  const able = source.hint !== undefined && isMyTurn(now) && now.legal.length > 0;
  const ask = async (): Promise<void> => {
    const found = await adviceFrom(source);
    if (asked.current !== question) return;
    setAdvice(found);
    const [best] = found;
    if (best !== undefined) light(best.action);
  };
  useKey('h', able, () => void ask());
  useKey('escape', advice.length > 0, () => setAdvice([]));
  if (source.hint === undefined || now.viewer === 'spectator') return null;
  return (
    <>
      <BarButton does="hint" disabled={!able} onClick={() => void ask()} aria-keyshortcuts="h">
        <Icon name="light-bulb" />
        <span className={look.spoken}>{words.t('table.hint')}</span>
      </BarButton>
      <div className={styles.hint} data-part="hint" role="status">
        {advice.length > 0 && (
          <>
            <b>{words.t('table.hint')}</b>
            <ol>
              {advice.map(({ action, value, preview }) => (
                <li key={JSON.stringify(action)}>
                  <button type="button" onClick={() => goTo(action)} onPointerEnter={() => light(action)}>
                    <span className="hint-deed" data-part="deed">
                      {board.describe(action, now, words)}
                    </span>
                    {inPoints && (
                      <small className={styles.hintExpects} data-part="expects">
                        {words.t('table.hintExpects', { n: Math.round(value) })}
                      </small>
                    )}
                    {preview !== undefined && board.Brings !== undefined && (
                      <span className={styles.hintBrings}>
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
