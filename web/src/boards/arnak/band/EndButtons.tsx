import { Signs } from '../../../kit/art/Sign.tsx';
import { useKey } from '../../../kit/controls/keys.ts';
import { useWords } from '../../../kit/words/Words.tsx';
import { useTable } from '../../../table/context.ts';
import { useMarks } from '../../../table/spots/marks.ts';
import { spot } from '../../../table/spots/spots.ts';
import { useBoard } from '../context.ts';
import { keyOf } from '../things.ts';
import { describe } from '../words/describe.ts';

const TITLES = {
  pay: 'arnakTable.pay',
  goOn: 'arnakTable.goOn',
  keepRest: 'arnakTable.keep',
  endTurn: 'table.endTurn',
} as const;

/** Waiting; declining or choosing something else; what a second tap does; and the one button that goes on. */
export function EndButtons() {
  const { now } = useTable();
  const words = useWords();
  const { model, dispatch } = useBoard();
  const { away, confirm, main, told, wait } = model;
  const marks = useMarks();
  const { action } = main;
  const goOn = () => action && dispatch({ type: 'act', action });
  const goAway = () => away && dispatch({ type: 'act', action: away });
  const toggleWait = () => wait && dispatch({ type: 'act', action: wait });
  useKey('w', wait !== undefined, toggleWait);
  useKey('d', action !== undefined, goOn);
  useKey('x', away !== undefined, goAway);
  return (
    <>
      {wait !== undefined && (
        <button
          type="button"
          className="button-dark band-wait"
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
          className="button-dark band-away"
          {...spot(keyOf({ on: 'awayButton' }), marks)}
          onClick={goAway}
          aria-keyshortcuts="x"
        >
          {describe(away, now, words)}
        </button>
      )}
      {confirm !== undefined && (
        <button
          type="button"
          className="band-done band-ready band-confirm"
          onClick={() => dispatch({ type: 'press', thing: confirm.thing })}
        >
          <b>{describe(confirm.action, now, words)}</b>
          <small>
            <Signs signs={[...(told?.changes?.spends ?? []), ...(told?.changes?.gains ?? [])]} />
          </small>
        </button>
      )}
      <button
        type="button"
        className={`band-done ${action === undefined ? '' : 'band-ready'}`}
        {...(action && spot(keyOf({ on: 'mainButton' }), marks))}
        disabled={action === undefined}
        onClick={goOn}
        aria-keyshortcuts="d"
      >
        <b>{words.t(TITLES[main.does])}</b>
        <small>
          {main.does === 'pay' && action !== undefined && describe(action, now, words)}
          {main.needsMainAction && words.t('arnakTable.afterMain')}
        </small>
      </button>
    </>
  );
}
