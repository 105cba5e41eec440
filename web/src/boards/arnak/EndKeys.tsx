import type { ArnakAction, ArnakView } from '@moonstaff/arnak';
import { Signs } from '../../kit/art/Sign.tsx';
import { useKey } from '../../kit/controls/keys.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { useTable } from '../../table/context.ts';
import { useMarks } from '../../table/spots/marks.ts';
import { spot } from '../../table/spots/spots.ts';
import { describe } from './describe.ts';
import { AWAY, ONWARD } from './places.ts';
import { usePlay } from './play.ts';
import { legalOf, ofType } from './state.ts';

/** Decline or choose something else; and the one key that goes on: pay, keep the rest, end the turn. */
export function EndKeys({ view }: { readonly view: ArnakView }) {
  const { now } = useTable();
  const words = useWords();
  const play = usePlay();
  const marks = useMarks();
  const legal = legalOf(now);
  const [away] = [...ofType(legal, 'cancel'), ...ofType(legal, 'skip')];
  const [keep] = ofType(legal, 'keepRest');
  const [end] = ofType(legal, 'endTurn');
  const onward: ArnakAction | undefined = play.payment ?? keep ?? end;
  const chosen = play.selected === undefined ? undefined : play.ways.get(play.selected);
  useKey('d', onward !== undefined, () => onward && play.perform(onward));
  useKey('x', away !== undefined, () => away && play.perform(away));
  const title =
    play.payment !== undefined
      ? words.t('arnakTable.pay')
      : keep !== undefined
        ? words.t('arnakTable.keep')
        : words.t('table.endTurn');
  return (
    <>
      {away !== undefined && (
        <button
          type="button"
          className="button-dark band-away"
          {...spot(AWAY, marks)}
          onClick={() => play.perform(away)}
          aria-keyshortcuts="x"
        >
          {describe(away, now, words)}
        </button>
      )}
      {chosen?.[0] !== undefined && (
        <button
          type="button"
          className="band-done band-ready band-confirm"
          onClick={(event) => play.selected && play.press(play.selected, event.currentTarget.getBoundingClientRect())}
        >
          <b>{describe(chosen[0], now, words)}</b>
          <small>
            <Signs signs={[...(play.told?.changes?.spends ?? []), ...(play.told?.changes?.gains ?? [])]} />
          </small>
        </button>
      )}
      <button
        type="button"
        className={`band-done ${onward === undefined ? '' : 'band-ready'}`}
        {...(onward !== undefined && spot(ONWARD, marks))}
        disabled={onward === undefined}
        onClick={() => onward && play.perform(onward)}
        aria-keyshortcuts="d"
      >
        <b>{title}</b>
        <small>
          {play.payment !== undefined
            ? describe(play.payment, now, words)
            : onward === undefined && !view.main
              ? words.t('arnakTable.afterMain')
              : null}
        </small>
      </button>
    </>
  );
}
