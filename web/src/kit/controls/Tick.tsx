import styles from './Tick.module.css';

interface TickProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A box to tick before a button is pressed. Ticking it does nothing yet. */
export function Tick({ label, on, onChange }: TickProps) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={on} onChange={() => onChange(!on)} />
      {label}
    </label>
  );
}
