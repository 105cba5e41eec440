import { type ReactNode, useCallback } from 'react';
import dialog from '../../../kit/controls/Dialog.module.css';
import look from '../../../kit/look/look.module.css';
import { useWords } from '../../../kit/words/Words.tsx';
import styles from './LookDialog.module.css';

interface LookDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  onClose(): void;
}

/** Something to look at, until it's closed: another player's board, a pile of cards. It's only drawn while it's open. */
export function LookDialog({ title, children, onClose }: LookDialogProps) {
  const words = useWords();
  const open = useCallback((element: HTMLDialogElement | null) => element?.showModal(), []);
  return (
    <dialog ref={open} className={`${dialog.dialog} ${styles.look}`} aria-label={title} onClose={onClose}>
      <h2>{title}</h2>
      {children}
      <form method="dialog" className={dialog.dialogFoot}>
        <button type="submit" className={look.buttonMain}>
          {words.t('table.close')}
        </button>
      </form>
    </dialog>
  );
}
