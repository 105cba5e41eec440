import field from '../../kit/controls/Field.module.css';

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'text' | 'password' | 'email' | 'url';
  readonly autoComplete: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One line to fill in, with what is asked of it. */
export function Field({ label, hint, type = 'text', autoComplete, value, onChange }: FieldProps) {
  return (
    <label className={field.field}>
      {label}
      <input
        className={field.entry}
        type={type}
        autoComplete={autoComplete}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint !== undefined && <small>{hint}</small>}
    </label>
  );
}
