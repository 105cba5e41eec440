import { useState } from 'react';
import field from '../../kit/controls/Field.module.css';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { serverApi } from '../../table/server/api.ts';
import styles from './Club.module.css';
import { comingEvening, isPast, localTime, weekLater } from './model.ts';
import type { ClubPart } from './part.ts';

/** When the club meets next, and who comes. */
export function Evening({ club, me, onChange, onFail }: ClubPart) {
  const words = useWords();
  const { evening } = club;
  const isOwner = club.owner === me;
  const [isPlanning, setPlanning] = useState(false);
  if (evening === undefined && !isOwner) return null;
  const own = club.members.find(({ person }) => person === me);
  const names = (coming: boolean): string =>
    club.members
      .filter((member) => member.coming === coming)
      .map(({ name }) => name)
      .join(', ');
  const answer = (coming: boolean): void => void serverApi().come(club.id, coming).then(onChange, onFail);
  const plan = (at: number, note: string): void => {
    setPlanning(false);
    const change = { evening: { at, ...(note !== '' && { note }) } };
    void serverApi().changeClub(club.id, change).then(onChange, onFail);
  };
  return (
    <section className={`${look.panel} ${styles.running}`} aria-label={words.t('club.evening')}>
      <h2 className={look.panelTitle}>{words.t('club.evening')}</h2>
      {evening === undefined ? (
        <p className={look.label}>{words.t('club.noEvening')}</p>
      ) : (
        <>
          <p>
            <b>{words.dateTime(new Date(evening.at))}</b>
            {evening.note !== undefined && ` · ${evening.note}`}
          </p>
          <div className={styles.row}>
            {([true, false] as const).map((coming) => (
              <button
                key={String(coming)}
                type="button"
                className={look.buttonDark}
                aria-pressed={own?.coming === coming}
                onClick={() => answer(coming)}
              >
                {words.t(coming ? 'club.comes' : 'club.staysAway')}
              </button>
            ))}
          </div>
          {names(true) !== '' && <p className={look.label}>{words.t('club.coming', { names: names(true) })}</p>}
          {names(false) !== '' && <p className={look.label}>{words.t('club.notComing', { names: names(false) })}</p>}
        </>
      )}
      {isOwner && evening !== undefined && isPast(club, Date.now()) && (
        <button
          type="button"
          className={look.buttonDark}
          onClick={() => plan(weekLater(evening.at), evening.note ?? '')}
        >
          {words.t('club.nextWeek')}
        </button>
      )}
      {isOwner &&
        (isPlanning ? (
          <Plan at={evening?.at ?? comingEvening(Date.now())} note={evening?.note ?? ''} onPlan={plan} />
        ) : (
          <button type="button" className={look.buttonDark} onClick={() => setPlanning(true)}>
            {words.t('club.plan')}
          </button>
        ))}
    </section>
  );
}

interface PlanProps {
  readonly at: number;
  readonly note: string;
  readonly onPlan: (at: number, note: string) => void;
}

function Plan({ at, note, onPlan }: PlanProps) {
  const words = useWords();
  return (
    <form
      className={styles.plan}
      action={(data) => onPlan(new Date(String(data.get('at'))).getTime(), String(data.get('note')).trim())}
    >
      <label className={field.field}>
        {words.t('club.when')}
        <input className={field.entry} type="datetime-local" name="at" defaultValue={localTime(at)} required />
      </label>
      <label className={field.field}>
        {words.t('club.what')}
        <input className={field.entry} name="note" maxLength={120} defaultValue={note} />
      </label>
      <button type="submit" className={look.buttonMain}>
        {words.t('account.save')}
      </button>
    </form>
  );
}
