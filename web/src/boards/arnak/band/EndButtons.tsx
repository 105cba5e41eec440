import { plain, type Words } from '@moonstaff/text';
import { Signs } from '../../../kit/art/Sign.tsx';
import { useKey } from '../../../kit/controls/keys.ts';
import { says } from '../../../kit/controls/says.ts';
import look from '../../../kit/look/look.module.css';
import { useLayout } from '../../../kit/settings/layout.ts';
import { useWords } from '../../../kit/words/Words.tsx';
import { MainButton } from '../../../table/band/MainButton.tsx';
import { useTable } from '../../../table/context.ts';
import { useMarks } from '../../../table/spots/marks.ts';
import { spot } from '../../../table/spots/spots.ts';
import { useBoard } from '../context.ts';
import type { MainButton as MainButtonModel } from '../model.ts';
import { pointsLost } from '../play/loss.ts';
import type { Paying } from '../play/paying.ts';
import { costOf } from '../play/price.ts';
import { keyOf } from '../things.ts';
import { describe } from '../words/describe.ts';
import { keptWords, playedWords, shortWords } from '../words/ways.ts';
import styles from './Band.module.css';

/** Waiting; declining or choosing something else; what a second tap does; and the one button that goes on. */
export function EndButtons() {
  const { now } = useTable();
  const words = useWords();
  const { model, dispatch } = useBoard();
  const { away, wants, confirm, main, paying, told, wait } = model;
  const marks = useMarks();
  const isPhone = useLayout() === 'phone';
  const { action, way } = main;
  const ready = action !== undefined || way !== undefined;
  const goOn = () => {
    if (action !== undefined) dispatch({ type: 'act', action, more: main.more });
    else if (way !== undefined) dispatch({ type: 'payWay', way });
  };
  const goAway = () => away && dispatch(wants ? { type: 'giveUp' } : { type: 'act', action: away });
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
          {...says(describe(wait, now, words))}
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
          {away.type === 'keepRest' ? words.t('arnakTable.keep') : describe(away, now, words)}
        </button>
      )}
      {confirm !== undefined && (
        <MainButton
          look="ready"
          className={`${styles.main} ${styles.confirm} ${ready ? styles.shared : ''}`}
          data-part="confirm"
          title={describe(confirm.action, now, words)}
          {...spot(keyOf({ on: 'confirmButton' }), marks)}
          onClick={() => dispatch({ type: 'press', thing: confirm.thing })}
        >
          <Signs signs={[...(told?.changes?.spends ?? []), ...(told?.changes?.gains ?? [])]} />
        </MainButton>
      )}
      <MainButton
        look={!ready ? 'off' : confirm === undefined ? 'ready' : 'open'}
        className={`${styles.main} ${confirm === undefined ? '' : styles.second}`}
        title={
          main.does === 'use' && action !== undefined ? describe(action, now, words) : titleOf(main, paying, words)
        }
        {...(ready && spot(keyOf({ on: 'mainButton' }), marks))}
        disabled={!ready}
        onClick={goOn}
        aria-keyshortcuts="d"
      >
        {paying !== undefined && belowDeed(paying, ready, words, isPhone ? LONGEST : undefined)}
        {main.needsMainAction && words.t('arnakTable.afterMain')}
        {main.needsChoice && words.t('arnakTable.afterChoice')}
        {main.does === 'pass' && words.t('arnakTable.onlyPass')}
      </MainButton>
    </>
  );
}

const PAY_TITLES = {
  dig: 'arnakTable.payDig',
  discover: 'arnakTable.payDiscover',
  overcome: 'arnakTable.payOvercome',
  research: 'arnakTable.research',
  temple: 'arnakTable.payTemple',
  buy: 'arnakTable.buy',
} as const;

/** The button says what it does. */
function titleOf({ does, deed, way, more }: MainButtonModel, paying: Paying | undefined, words: Words): string {
  if (does === 'goOn') return words.t('arnakTable.goOn');
  if (does === 'draw') return words.t('arnakTable.drawAll', { n: more.length + 1 });
  if (does === 'putDown') return words.t('arnakTable.putDownAll', { n: more.length + 1 });
  if (does === 'pass') return words.t('arnakTable.pass');
  if (does === 'endTurn') return words.t('table.endTurn');
  if (way !== undefined && way.first.length > 0) {
    const how = way.first.every(({ action }) => action.type === 'play') ? 'play' : 'use';
    return words.t('arnakTable.playAndPay', { how, cards: playedWords(way, words), deed });
  }
  if (deed !== 'other') return words.t(PAY_TITLES[deed]);
  return words.t('arnakPay.payPrice', {
    price: plain(words.voice('arnak').effects.cost(costOf(paying?.slots ?? []))),
  });
}

/** Letters that fit below the deed on a phone. */
const LONGEST = 26;

/** What stays in hand, or the points it costs; or, if there is no way to pay, what is missing. */
function belowDeed(
  { kept, missing, shown }: Paying,
  ready: boolean,
  words: Words,
  longest?: number,
): string | undefined {
  const lost = shown === undefined ? 0 : pointsLost(shown);
  if (ready && lost > 0) return words.t('arnakPay.pointsLost', { n: lost });
  if (ready) return keptWords(kept, words, longest);
  return missing === undefined ? words.t('arnakPay.open') : shortWords(missing, words);
}
