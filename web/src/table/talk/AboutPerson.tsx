import type { Phrase } from '@moonstaff/kernel';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import dialog from '../../kit/controls/Dialog.module.css';
import field from '../../kit/controls/Field.module.css';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { serverApi } from '../server/api.ts';
import { setBlocked } from '../server/blocked.ts';
import type { TalkLine } from '../server/history.ts';
import { reasonOf } from '../server/open.ts';
import { troubleText } from '../shell/Trouble.tsx';

interface AboutPersonProps {
  readonly line: Extract<TalkLine, { kind: 'chat' }>;
  readonly table: string;
  readonly onClose: () => void;
}

/** Blocks somebody, or tells the operator what they wrote. */
export function AboutPerson({ line, table, onClose }: AboutPersonProps) {
  const words = useWords('safety');
  const box = useRef<HTMLDialogElement>(null);
  const [told, setTold] = useState('');
  const [trouble, setTrouble] = useState<Phrase>();
  const [typed, setTyped] = useState('');
  useEffect(() => box.current?.showModal(), []);
  const { person, name, id: seq } = line;
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
    void attempt(serverApi().report({ person, table, seq, words: typed.trim() }), words.t('safety.reported'));
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
