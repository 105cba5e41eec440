import { Icon } from '../art/Icon.tsx';
import styles from './Switch.module.css';

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
}

/** On or off: the moon on the night, with a tick. */
export function Switch({ label, on, disabled = false, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      className={styles.switch}
      disabled={disabled}
      onClick={() => onChange(!on)}
    >
      <span>{on && <Icon name="check-mark" />}</span>
    </button>
  );
}
