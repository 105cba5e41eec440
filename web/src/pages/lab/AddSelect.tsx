import { useWords } from '../../kit/words/Words.tsx';
import type { ListOf } from './field.ts';
import { minus } from './make.ts';

interface AddSelectProps {
  readonly field: ListOf;
  readonly className?: string | undefined;
  onValue(value: readonly string[]): void;
}

/** Adds one more to a list. What's in a pile already comes to its top. */
export function AddSelect({ field: { label, value, options, order }, className, onValue }: AddSelectProps) {
  const words = useWords();
  const added = (id: string): readonly string[] =>
    order === undefined ? [...value, id] : [id, ...(order === 'pile' ? minus(value, [id]) : value)];
  return (
    <select
      className={className}
      value=""
      aria-label={words.t('lab.add', { list: label })}
      onChange={(event) => onValue(added(event.target.value))}
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
