import { plain, type Words } from '@moonstaff/text';
import { useEffect, useRef, useState } from 'react';
import looks from '../../../kit/controls/Dialog.module.css';
import { Tick } from '../../../kit/controls/Tick.tsx';
import look from '../../../kit/look/look.module.css';
import { changeSettings } from '../../../kit/settings/settings.ts';
import { useWords } from '../../../kit/words/Words.tsx';
import { useSpot } from '../../../table/spots/spots.ts';
import { useBoard } from '../context.ts';
import type { Warning } from '../play/warnings.ts';
import { keyOf } from '../things.ts';
import styles from './WarningDialog.module.css';

function wordsFor(warning: Warning, words: Words): string {
  switch (warning.unused) {
    case 'cards':
      return words.t('arnakTable.unusedCards', { n: warning.n });
    case 'assistants':
      return words.t('arnakTable.unusedAssistants', { n: warning.n });
    case 'figures':
      return words.t('arnakTable.unusedFigures', { n: warning.n });
    case 'icons':
      return words.t('arnakTable.unusedIcons', {
        icons: plain(words.voice('arnak').effects.cost({ travel: warning.icons })),
      });
  }
}

/** Something would be wasted: says what, and asks once more. */
export function WarningDialog() {
  const { model, dispatch } = useBoard();
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const goAhead = useSpot(keyOf({ on: 'goAheadButton' }));
  const { warning } = model;
  const isOpen = warning !== undefined;
  const [isLast, setLast] = useState(false);
  const leave = (how: 'goBack' | 'goAhead'): void => {
    if (isLast) changeSettings({ warnings: false });
    setLast(false);
    dispatch({ type: how });
  };
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  const what = warning?.action.type === 'pass' ? 'pass' : 'endTurn';
  const title = words.t(what === 'pass' ? 'arnakTable.passNow' : 'arnakTable.endNow');
  return (
    <dialog
      ref={dialog}
      className={looks.dialog}
      data-part="warning"
      aria-label={title}
      onClose={() => isOpen && leave('goBack')}
    >
      <h2>{title}</h2>
      {what === 'pass' && <p>{words.t('arnakTable.passMeans')}</p>}
      <ul className={styles.reasons}>
        {warning?.reasons.map((reason) => (
          <li key={reason.unused}>{wordsFor(reason, words)}</li>
        ))}
      </ul>
      <Tick label={words.t('arnakTable.neverWarn')} on={isLast} onChange={setLast} />
      {isOpen && (
        <div className={`${looks.dialogFoot} ${looks.atEnd}`}>
          <button type="button" className={look.buttonDark} onClick={() => leave('goBack')}>
            {words.t('arnakTable.goBack')}
          </button>
          <button type="button" className={look.buttonMain} {...goAhead} onClick={() => leave('goAhead')}>
            {words.t('arnakTable.goAhead', { what })}
          </button>
        </div>
      )}
    </dialog>
  );
}
