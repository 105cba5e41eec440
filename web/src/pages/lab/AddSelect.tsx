import { useWords } from '../../kit/words/Words.tsx';
import type { Field } from './field.ts';

interface AddSelectProps {
  readonly field: Extract<Field, { readonly kind: 'list' }>;
  readonly className?: string | undefined;
  onValue(value: readonly string[]): void;
}

/** Adds one more to a list. */
export function AddSelect({ field: { label, value, options }, className, onValue }: AddSelectProps) {
  const words = useWords();
  return (
    <select
      className={className}
      value=""
      aria-label={words.t('lab.add', { list: label })}
      onChange={(event) => onValue([...value, event.target.value])}
    >
      <option value="" disabled>
        +
      </option>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
