import houseIcons from 'virtual:icons/house';
import type { TableInfo } from '@moonstaff/client';
import { Icon, registerIcons } from '../../kit/art/Icon.tsx';
import { CopyButton } from '../../kit/controls/CopyButton.tsx';
import field from '../../kit/controls/Field.module.css';
import { Scan } from '../../kit/controls/Scan.tsx';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { useServerInfo } from '../../table/server/about.ts';
import { invitation } from '../../table/server/address.ts';
import styles from './Lobby.module.css';

registerIcons(houseIcons);

/** How others come to this table: the link, and the same to be scanned. */
export function Share({ info }: { readonly info: TableInfo }) {
  const words = useWords();
  const link = invitation(info, useServerInfo());
  return (
    <section className={`${look.panel} ${styles.share}`} aria-label={words.t('lobby.link')}>
      <h2 className={look.panelTitle}>{words.t('lobby.link')}</h2>
      <input
        className={field.entry}
        readOnly
        value={link}
        aria-label={words.t('lobby.link')}
        onFocus={(event) => event.target.select()}
      />
      <CopyButton label={words.t('seats.invite')} text={() => link} />
      <figure>
        <Scan text={link} className={styles.scan} />
        <figcaption className={look.label}>{words.t('lobby.scan')}</figcaption>
      </figure>
      <a
        className={`${look.buttonDark} ${styles.screen}`}
        href={hrefOf('screen', info.id)}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="tv" /> {words.t('lobby.screen')}
      </a>
    </section>
  );
}
