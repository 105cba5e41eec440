import look from '../look/look.module.css';
import { useWords } from '../words/Words.tsx';
import dialog from './Dialog.module.css';

/** The cross in a dialog's corner. It stands after the title, which takes the focus. */
export function DialogClose() {
  const words = useWords();
  return (
    <form method="dialog" className={dialog.dialogClose}>
      <button type="submit">
        <span aria-hidden="true">×</span>
        <span className={look.spoken}>{words.t('table.close')}</span>
      </button>
    </form>
  );
}
