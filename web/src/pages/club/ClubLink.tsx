import { Ask } from '../../kit/controls/Ask.tsx';
import { CopyButton } from '../../kit/controls/CopyButton.tsx';
import field from '../../kit/controls/Field.module.css';
import { Scan } from '../../kit/controls/Scan.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { useServerInfo } from '../../table/server/about.ts';
import { clubAddress } from '../../table/server/address.ts';
import { serverApi } from '../../table/server/api.ts';
import styles from './Club.module.css';
import type { ClubPart } from './part.ts';

/** How others come to the club: a link that only its owner renews, and the same to be scanned. Large as long as it's new. */
export function ClubLink({ club, me, onChange, onFail, isNew = false }: ClubPart & { readonly isNew?: boolean }) {
  const words = useWords();
  const link = clubAddress(club.code, useServerInfo());
  return (
    <section className={`${look.panel} ${styles.link} ${isNew ? styles.large : ''}`} aria-label={words.t('club.link')}>
      <Scan text={link} className={styles.scan} />
      <div>
        <h2 className={look.panelTitle}>{words.t(isNew ? 'club.onlyYou' : 'club.link')}</h2>
        <p className={look.label}>{words.t(isNew ? 'club.onlyYouHint' : 'club.linkHint')}</p>
        <input
          className={field.entry}
          readOnly
          value={link}
          aria-label={words.t('club.link')}
          onFocus={({ target }) => target.select()}
        />
        <div className={styles.row}>
          {isNew ? (
            <CopyButton className={look.buttonMain} label={words.t('club.copyLink')} text={() => link} />
          ) : (
            <CopyButton label={words.t('account.copy')} text={() => link} />
          )}
          {club.owner === me && (
            <Ask
              label={words.t('club.newLink')}
              question={words.t('club.newLinkSure')}
              onYes={() => void serverApi().renewClubLink(club.id).then(onChange, onFail)}
            />
          )}
        </div>
      </div>
    </section>
  );
}
