import { useEffect, useRef } from 'react';
import { changeSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { useSpot } from '../../table/spots/spots.ts';
import { CONFIRM } from './places.ts';
import { usePlay } from './play.ts';

/** Something would be lost: says what, and asks once more. */
export function Warning() {
  const { doubt, setDoubt, perform } = usePlay();
  const words = useWords();
  const confirm = useSpot(CONFIRM);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (doubt === undefined) dialog.current?.close();
    else dialog.current?.showModal();
  }, [doubt]);
  const title = words.t(doubt?.action.type === 'pass' ? 'arnakTable.passNow' : 'arnakTable.endNow');
  return (
    <dialog ref={dialog} className="dialog warning" aria-label={title} onClose={() => setDoubt(undefined)}>
      <h2>{title}</h2>
      <ul>
        {doubt?.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <div className="dialog-foot">
        <button
          type="button"
          className="button-dark"
          onClick={() => {
            changeSettings({ warnings: false });
            if (doubt !== undefined) perform(doubt.action);
          }}
        >
          {words.t('arnakTable.neverWarn')}
        </button>
        <button type="button" className="button-dark" onClick={() => setDoubt(undefined)}>
          {words.t('arnakTable.goBack')}
        </button>
        {doubt !== undefined && (
          <button type="button" className="button-main" {...confirm} onClick={() => perform(doubt.action)}>
            {words.t('arnakTable.goAhead')}
          </button>
        )}
      </div>
    </dialog>
  );
}
