import { useState } from 'react';
import field from '../../kit/controls/Field.module.css';
import { useWords } from '../../kit/words/Words.tsx';

interface TableNameProps {
  readonly title: string;
  readonly onChange: (title: string) => void;
}

const LONGEST = 40;

/** What the host calls the table. It's saved when they go on to something else. */
export function TableName({ title, onChange }: TableNameProps) {
  const words = useWords();
  const [typed, setTyped] = useState(title);
  const save = (): void => {
    if (typed.trim() !== title) onChange(typed.trim());
  };
  return (
    <label className={field.field}>
      {words.t('lobby.name')}
      <input
        className={field.entry}
        autoComplete="off"
        maxLength={LONGEST}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={save}
        onKeyDown={({ key }) => key === 'Enter' && save()}
      />
    </label>
  );
}
