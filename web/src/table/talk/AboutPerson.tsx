import type { Phrase } from '@moonstaff/kernel';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import dialog from '../../kit/controls/Dialog.module.css';
import field from '../../kit/controls/Field.module.css';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { serverApi } from '../server/api.ts';
import { setBlocked } from '../server/blocked.ts';
import { reasonOf } from '../server/open.ts';
import { troubleText } from '../shell/Trouble.tsx';

interface AboutPersonProps {
  readonly person: string;
  readonly name: string;
  readonly table: string;
  /** The record of what they wrote, if it's about that. */
  readonly seq?: number;
  readonly onClose: () => void;
}

/** Blocks somebody, or tells the operator about them or what they wrote. */
export function AboutPerson({ person, name, table, seq, onClose }: AboutPersonProps) {
  const words = useWords('safety');
  const box = useRef<HTMLDialogElement>(null);
  const [told, setTold] = useState('');
  const [trouble, setTrouble] = useState<Phrase>();
  const [typed, setTyped] = useState('');
  useEffect(() => box.current?.showModal(), []);
  const attempt = async (call: Promise<unknown>, done: string): Promise<void> => {
    setTrouble(undefined);
    try {
      await call;
      setTold(done);
    } catch (error) {
      setTrouble(reasonOf(error));
    }
  };
  const report = (event: FormEvent): void => {
    event.preventDefault();
    const told = { person, table, words: typed.trim(), ...(seq !== undefined && { seq }) };
    void attempt(serverApi().report(told), words.t('safety.reported'));
  };
  return (
    <dialog ref={box} className={dialog.dialog} aria-label={words.t('house.about', { name })} onClose={onClose}>
      <h2>{words.t('safety.blockTitle', { name })}</h2>
      <p>{words.t('safety.blockLine', { name })}</p>
      <button
        type="button"
        className={look.buttonDark}
        onClick={() => void attempt(serverApi().block(person).then(setBlocked), words.t('safety.isBlocked'))}
      >
        {words.t('safety.block')}
      </button>
      <h2>{words.t('safety.reportTitle', { name })}</h2>
      <p>{words.t('safety.reportLine')}</p>
      <form onSubmit={report}>
        <label className={field.field}>
          {words.t('safety.words')}
          <textarea
            className={field.entry}
            rows={3}
            maxLength={500}
            value={typed}
            onChange={({ target }) => setTyped(target.value.replaceAll('\n', ' '))}
          />
        </label>
        <button type="submit" className={look.buttonDark} disabled={typed.trim() === ''}>
          {words.t('safety.report')}
        </button>
      </form>
      <p role="status">{told}</p>
      {trouble !== undefined && <p role="alert">{troubleText(trouble, words)}</p>}
      <form method="dialog" className={dialog.dialogFoot}>
        <button type="submit" className={look.buttonMain}>
          {words.t('safety.close')}
        </button>
      </form>
    </dialog>
  );
}
