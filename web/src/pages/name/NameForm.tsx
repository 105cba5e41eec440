import type { Me } from '@moonstaff/client';
import type { Phrase } from '@moonstaff/kernel';
import { type FormEvent, useState } from 'react';
import field from '../../kit/controls/Field.module.css';
import look from '../../kit/look/look.module.css';
import { useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { serverApi } from '../../table/server/api.ts';
import { callMe, nameTrouble } from '../../table/server/name.ts';
import { enterAs, reasonOf } from '../../table/server/open.ts';
import { troubleText } from '../../table/shell/Trouble.tsx';

interface NameFormProps {
  /** Who one is already, if the server knows. */
  readonly me?: Me | undefined;
  /** What the button says. */
  readonly deed: string;
  readonly onMe: (me: Me) => void;
}

/** Asks what somebody wants to be called: to come in, or from now on. */
export function NameForm({ me, deed, onMe }: NameFormProps) {
  const words = useWords();
  const kept = useSettings().name;
  const [name, setName] = useState(me?.name ?? kept);
  const [trouble, setTrouble] = useState<Phrase>();
  const [told, setTold] = useState('');
  const enter = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const bad = nameTrouble(name);
    setTrouble(bad);
    setTold('');
    if (bad !== undefined) return;
    try {
      onMe(callMe(await enterAs(serverApi(), name)));
      setTold(words.t('account.saved'));
    } catch (error) {
      setTrouble(reasonOf(error));
    }
  };
  return (
    <section className={look.panel} aria-label={words.t('seats.name')}>
      <form noValidate onSubmit={(event) => void enter(event)}>
        <label className={field.field}>
          {words.t('seats.name')}
          <input
            className={field.entry}
            value={name}
            maxLength={60}
            autoComplete="nickname"
            aria-invalid={trouble !== undefined}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        {trouble !== undefined && <p role="alert">{troubleText(trouble, words)}</p>}
        <button type="submit" className={look.buttonMain}>
          {deed}
        </button>
        {me !== undefined && <span role="status"> {told}</span>}
      </form>
    </section>
  );
}
