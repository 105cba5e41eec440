import type { Words } from '@moonstaff/text';
import { Signs } from '../../../kit/art/Sign.tsx';
import { useKey } from '../../../kit/controls/keys.ts';
import look from '../../../kit/look/look.module.css';
import { useWords } from '../../../kit/words/Words.tsx';
import { MainButton } from '../../../table/band/MainButton.tsx';
import { useTable } from '../../../table/context.ts';
import { useMarks } from '../../../table/spots/marks.ts';
import { spot } from '../../../table/spots/spots.ts';
import { useBoard } from '../context.ts';
import type { MainButton as MainButtonModel } from '../model.ts';
import { keyOf } from '../things.ts';
import { describe } from '../words/describe.ts';
import { playedWords } from '../words/ways.ts';
import styles from './Band.module.css';

/** Waiting; declining or choosing something else; what a second tap does; and the one button that goes on. */
export function EndButtons() {
  const { now } = useTable();
  const words = useWords();
  const { model, dispatch } = useBoard();
  const { away, confirm, main, told, wait } = model;
  const marks = useMarks();
  const { action, way } = main;
  const ready = action !== undefined || way !== undefined;
  const goOn = () => {
    if (action !== undefined) dispatch({ type: 'act', action });
    else if (way !== undefined) dispatch({ type: 'payWay', way });
  };
  const goAway = () => away && dispatch({ type: 'act', action: away });
  const toggleWait = () => wait && dispatch({ type: 'act', action: wait });
  useKey('w', wait !== undefined, toggleWait);
  useKey('d', ready, goOn);
  useKey('x', away !== undefined, goAway);
  return (
    <>
      {wait !== undefined && (
        <button
          type="button"
          className={look.buttonDark}
          aria-pressed={wait.type === 'stopWaiting'}
          title={describe(wait, now, words)}
          {...spot(keyOf({ on: 'waitButton' }), marks)}
          onClick={toggleWait}
          aria-keyshortcuts="w"
        >
          {words.t('arnakTable.wait')}
        </button>
      )}
      {away !== undefined && (
        <button
          type="button"
          className={look.buttonDark}
          {...spot(keyOf({ on: 'awayButton' }), marks)}
          onClick={goAway}
          aria-keyshortcuts="x"
        >
          {describe(away, now, words)}
        </button>
      )}
      {confirm !== undefined && (
        <MainButton
          look="ready"
          className={`${styles.main} ${styles.confirm}`}
          data-part="confirm"
          title={describe(confirm.action, now, words)}
          {...spot(keyOf({ on: 'confirmButton' }), marks)}
          onClick={() => dispatch({ type: 'press', thing: confirm.thing })}
        >
          <Signs signs={[...(told?.changes?.spends ?? []), ...(told?.changes?.gains ?? [])]} />
        </MainButton>
      )}
      <MainButton
        look={ready ? 'ready' : 'off'}
        className={styles.main}
        title={titleOf(main, words)}
        {...(ready && spot(keyOf({ on: 'mainButton' }), marks))}
        disabled={!ready}
        onClick={goOn}
        aria-keyshortcuts="d"
      >
        {main.does === 'pay' && <>{describe(action ?? way?.pay ?? { type: 'pay' }, now, words)}</>}
        {main.needsMainAction && words.t('arnakTable.afterMain')}
      </MainButton>
    </>
  );
}

const PAY_TITLES = {
  dig: 'arnakTable.payDig',
  discover: 'arnakTable.payDiscover',
  overcome: 'arnakTable.payOvercome',
  other: 'arnakTable.pay',
} as const;

/** The button says what it does. */
function titleOf({ does, deed, way }: MainButtonModel, words: Words): string {
  if (does === 'goOn') return words.t('arnakTable.goOn');
  if (does === 'keepRest') return words.t('arnakTable.keep');
  if (does === 'endTurn') return words.t('table.endTurn');
  return way === undefined || way.first.length === 0
    ? words.t(PAY_TITLES[deed])
    : words.t('arnakTable.playAndPay', { cards: playedWords(way, words), deed });
}
