import look from '../look/look.module.css';
import { useWords } from '../words/Words.tsx';
import styles from './CloseButton.module.css';

interface CloseButtonProps {
  readonly onClose: () => void;
}

/** The cross at the end of a panel's title. */
export function CloseButton({ onClose }: CloseButtonProps) {
  const words = useWords();
  return (
    <button type="button" className={styles.closeButton} onClick={onClose}>
      <span aria-hidden="true">×</span>
      <span className={look.spoken}>{words.t('table.close')}</span>
    </button>
  );
}
