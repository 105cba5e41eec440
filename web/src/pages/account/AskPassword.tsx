import { type FormEvent, useState } from 'react';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import styles from './Account.module.css';
import { Field } from './Field.tsx';
import { CurrentPassword } from './PasswordFields.tsx';

interface AskPasswordProps {
  /** A passkey also gets a name. */
  readonly named?: boolean;
  readonly onGiven: (password: string, name: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the password again before something that matters. */
export function AskPassword({ named = false, onGiven, onCancel }: AskPasswordProps) {
  const words = useWords();
  const [password, setPassword] = useState('');
  const [name, setName] = useState('');
  const give = (event: FormEvent): void => {
    event.preventDefault();
    onGiven(password, name.trim());
  };
  return (
    <form className={styles.form} onSubmit={give}>
      <CurrentPassword label={words.t('factor.password')} value={password} onChange={setPassword} />
      {named && <Field label={words.t('factor.name')} autoComplete="off" value={name} onChange={setName} />}
      <div className={styles.row}>
        <button type="submit" className={look.buttonMain} disabled={password === '' || (named && name.trim() === '')}>
          {words.t('factor.confirm')}
        </button>
        <button type="button" className={look.buttonDark} onClick={onCancel}>
          {words.t('factor.cancel')}
        </button>
      </div>
    </form>
  );
}
