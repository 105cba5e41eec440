import { useCallback, useState } from 'react';
import dialog from '../../../kit/controls/Dialog.module.css';
import { Tick } from '../../../kit/controls/Tick.tsx';
import look from '../../../kit/look/look.module.css';
import { changeSettings } from '../../../kit/settings/settings.ts';
import { useWords } from '../../../kit/words/Words.tsx';
import { useSpot } from '../../../table/spots/spots.ts';
import { keyOf, type Thing } from '../things.ts';
import type { Dispatch } from '../useBoard.ts';
import type { DoneWarning } from './unused.ts';

const END_TURN: Thing = { on: 'button', button: 'endTurn' };

interface WarningProps {
  readonly warning: DoneWarning;
  readonly dispatch: Dispatch;
}

/** Something could still be explored: says what, and asks once more. */
export function Warning({ warning: { explorers, spaces, step }, dispatch }: WarningProps) {
  const words = useWords();
  const open = useCallback((dialog: HTMLDialogElement | null) => dialog?.showModal(), []);
  const title = words.t('web.guild.warnTitle');
  const [isLast, setLast] = useState(false);
  const remember = (): void => {
    if (isLast) changeSettings({ warnings: false });
  };
  return (
    <dialog
      ref={open}
      className={dialog.dialog}
      data-part="warning"
      aria-label={title}
      onClose={() => {
        remember();
        dispatch({ type: 'cancel' });
      }}
    >
      <h2>{title}</h2>
      <ul>
        {explorers > 0 && <li>{words.t('web.guild.unused', { n: explorers })}</li>}
        {spaces > 0 && <li>{words.t('web.guild.warnSpaces', { n: spaces })}</li>}
        {step && <li>{words.t('web.guild.warnStep')}</li>}
      </ul>
      <Tick label={words.t('web.guild.neverWarn')} on={isLast} onChange={setLast} />
      <div className={`${dialog.dialogFoot} ${dialog.atEnd}`}>
        <button
          type="button"
          className={look.buttonDark}
          {...useSpot(keyOf(END_TURN))}
          onClick={() => {
            remember();
            dispatch({ type: 'press', thing: END_TURN });
          }}
        >
          {words.t('web.guild.endTurn')}
        </button>
        <button
          type="button"
          className={look.buttonMain}
          // biome-ignore lint/a11y/noAutofocus: the safe answer comes first
          autoFocus
          onClick={() => {
            remember();
            dispatch({ type: 'cancel' });
          }}
        >
          {words.t('web.guild.keepExploring')}
        </button>
      </div>
    </dialog>
  );
}
