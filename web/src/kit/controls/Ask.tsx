import { type ReactNode, useRef } from 'react';
import look from '../look/look.module.css';
import { useWords } from '../words/Words.tsx';
import dialog from './Dialog.module.css';

interface AskProps {
  /** What the button says. The same words confirm. */
  readonly label: string;
  /** Drawn on the button instead, where there's no room for words. */
  readonly sign?: string;
  readonly question: string;
  readonly onYes: () => void;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A button for what can't be undone: it asks first, and repeats what it will do. */
export function Ask({ label, sign, question, onYes, className = look.buttonDark, children }: AskProps) {
  const words = useWords();
  const box = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className={className} aria-label={sign && label} onClick={() => box.current?.showModal()}>
        {sign ?? label}
      </button>
      <dialog ref={box} className={dialog.dialog} aria-label={label}>
        <h2>{label}</h2>
        <p>{question}</p>
        {children}
        <form method="dialog" className={dialog.dialogFoot}>
          {/* biome-ignore lint/a11y/noAutofocus: the safe answer comes first */}
          <button type="submit" className={look.buttonDark} autoFocus>
            {words.t('table.cancel')}
          </button>
          <button type="submit" className={look.buttonMain} onClick={onYes}>
            {label}
          </button>
        </form>
      </dialog>
    </>
  );
}
