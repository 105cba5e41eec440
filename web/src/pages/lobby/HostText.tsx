import { useState } from 'react';
import field from '../../kit/controls/Field.module.css';

interface HostTextProps {
  readonly label: string;
  readonly text: string;
  readonly longest: number;
  readonly onChange: (text: string) => void;
}

/** A line of text the host writes for others. It's saved when they go on to something else. */
export function HostText({ label, text, longest, onChange }: HostTextProps) {
  const [typed, setTyped] = useState(text);
  const save = (): void => {
    if (typed.trim() !== text) onChange(typed.trim());
  };
  return (
    <label className={field.field}>
      {label}
      <input
        className={field.entry}
        autoComplete="off"
        maxLength={longest}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={save}
        onKeyDown={({ key }) => key === 'Enter' && save()}
      />
    </label>
  );
}
