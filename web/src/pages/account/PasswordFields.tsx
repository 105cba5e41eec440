import { useWords } from '../../kit/words/Words.tsx';
import { Field } from './Field.tsx';

interface PasswordProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (password: string) => void;
}

/** The password somebody has. A browser that keeps it fills it in. */
export const CurrentPassword = (field: PasswordProps) => (
  <Field {...field} type="password" autoComplete="current-password" />
);

/** A password to be chosen, with what's asked of it. */
export function NewPassword(field: PasswordProps) {
  const words = useWords();
  return <Field {...field} hint={words.t('account.passwordHint')} type="password" autoComplete="new-password" />;
}
