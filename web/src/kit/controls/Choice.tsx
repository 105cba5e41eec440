import { type ReactNode, useId } from 'react';
import look from '../look/look.module.css';
import styles from './Choice.module.css';

interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly name: (value: Value) => ReactNode;
  /** Drawn above the name. */
  readonly picture?: ((value: Value) => ReactNode) | undefined;
  /** What's chosen is plain from where it is, so the label is only heard. */
  readonly bare?: boolean;
  readonly className?: string | undefined;
}

/** One of a few, side by side. */
export function Choice<Value extends string | number>({
  label,
  values,
  value,
  onChange,
  name,
  picture,
  bare = false,
  className = '',
}: ChoiceProps<Value>) {
  const id = useId();
  return (
    <fieldset className={`${styles.choice} ${bare ? styles.bare : ''} ${className}`}>
      <legend className={bare ? look.spoken : ''}>{label}</legend>
      <div className={`${styles.choiceRow} ${picture === undefined ? '' : styles.pictures}`}>
        {values.map((one) => (
          <label key={one}>
            <input type="radio" name={id} checked={one === value} onChange={() => onChange(one)} />
            {picture?.(one)}
            {name(one)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
