import { CRESTS, type Crest } from '@moonstaff/client';
import { Icon } from '../../kit/art/Icon.tsx';
import { Ask } from '../../kit/controls/Ask.tsx';
import field from '../../kit/controls/Field.module.css';
import look from '../../kit/look/look.module.css';
import { go } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { saveFile } from '../../table/score/saveLog.ts';
import { serverApi } from '../../table/server/api.ts';
import styles from './Club.module.css';
import type { ClubPart } from './part.ts';

/** What the owner may change, and how one leaves. */
export function ClubSettings({ club, me, onChange, onFail }: ClubPart) {
  const words = useWords();
  const api = serverApi();
  const isOwner = club.owner === me;
  const leave = (): void => void api.removeMember(club.id, me).then(() => go('house'), onFail);
  return (
    <details className={`${look.panel} ${styles.settings}`}>
      <summary>{words.t('club.settings')}</summary>
      {isOwner && (
        <>
          <form
            className={styles.plan}
            action={(data) =>
              void api.changeClub(club.id, { name: String(data.get('name')).trim() }).then(onChange, onFail)
            }
          >
            <label className={field.field}>
              {words.t('club.clubName')}
              <input className={field.entry} name="name" defaultValue={club.name} maxLength={40} required />
            </label>
            <button type="submit" className={look.buttonDark}>
              {words.t('account.save')}
            </button>
          </form>
          <fieldset className={styles.crests}>
            <legend className={look.label}>{words.t('club.crest')}</legend>
            {CRESTS.map((crest, i) => (
              <button
                key={crest}
                type="button"
                aria-pressed={crest === club.crest}
                aria-label={words.t('club.crestNumber', { n: i + 1 })}
                onClick={() => void api.changeClub(club.id, { crest: crest satisfies Crest }).then(onChange, onFail)}
              >
                <Icon name={crest} />
              </button>
            ))}
          </fieldset>
          <Others club={club} me={me} onChange={onChange} onFail={onFail} />
        </>
      )}
      <div className={styles.row}>
        {isOwner && (
          <button
            type="button"
            className={look.buttonDark}
            onClick={() =>
              void api
                .clubData(club.id)
                .then((data) => saveFile(JSON.stringify(data, undefined, 1), 'moonstaff-club.json'), onFail)
            }
          >
            {words.t('club.export')}
          </button>
        )}
        <Ask label={words.t('club.leave')} question={words.t('club.leaveSure')} onYes={leave} />
        {isOwner && (
          <Ask
            label={words.t('club.delete')}
            question={words.t('club.deleteSure')}
            onYes={() => void api.deleteClub(club.id).then(() => go('house'), onFail)}
          />
        )}
      </div>
    </details>
  );
}

/** The other members: the owner hands the club over to one, or removes one. */
function Others({ club, me, onChange, onFail }: ClubPart) {
  const words = useWords();
  const api = serverApi();
  const remove = async (person: string): Promise<void> => {
    await api.removeMember(club.id, person);
    onChange(await api.club(club.id));
  };
  return (
    <ul className={styles.members}>
      {club.members
        .filter(({ person }) => person !== me)
        .map(({ person, name }) => (
          <li key={person}>
            <b>{name}</b>
            <Ask
              label={words.t('club.handOver')}
              question={words.t('club.handOverSure', { name })}
              onYes={() => void api.changeClub(club.id, { owner: person }).then(onChange, onFail)}
            />
            <Ask
              label={words.t('club.remove')}
              question={words.t('club.removeSure', { name })}
              onYes={() => void remove(person).catch(onFail)}
            />
          </li>
        ))}
    </ul>
  );
}
