import { type ReactNode, useRef } from 'react';
import { useWords } from '../words/Words.tsx';

interface AskProps {
  /** What the button says. The same words confirm. */
  readonly label: string;
  /** Drawn on the button instead, where there's no room for words. */
  readonly sign?: string;
  readonly question: string;
  readonly onYes: () => void;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A button for what can't be undone: it asks first, and repeats what it will do. */
export function Ask({ label, sign, question, onYes, className = 'button-dark', children }: AskProps) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={sign && label}
        onClick={() => dialog.current?.showModal()}
      >
        {sign ?? label}
      </button>
      <dialog ref={dialog} className="dialog" aria-label={label}>
        <h2>{label}</h2>
        <p>{question}</p>
        {children}
        <form method="dialog" className="dialog-foot">
          {/* biome-ignore lint/a11y/noAutofocus: the safe answer comes first */}
          <button type="submit" className="button-dark" autoFocus>
            {words.t('table.cancel')}
          </button>
          <button type="submit" className="button-main" onClick={onYes}>
            {label}
          </button>
        </form>
      </dialog>
    </>
  );
}
