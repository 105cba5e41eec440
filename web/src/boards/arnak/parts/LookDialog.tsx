import type { ReactNode, Ref } from 'react';
import dialog from '../../../kit/controls/Dialog.module.css';
import look from '../../../kit/look/look.module.css';
import { useWords } from '../../../kit/words/Words.tsx';
import styles from './LookDialog.module.css';

interface LookDialogProps {
  readonly ref: Ref<HTMLDialogElement>;
  readonly title: string;
  readonly children: ReactNode;
}

/** Something to look at, until it's closed: another player's board, a pile of cards. */
export function LookDialog({ ref, title, children }: LookDialogProps) {
  const words = useWords();
  return (
    <dialog ref={ref} className={`${dialog.dialog} ${styles.look}`} aria-label={title}>
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
