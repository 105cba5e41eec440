import clubIcons from 'virtual:icons/club';
import type { ClubSummary } from '@moonstaff/client';
import { Icon, registerIcons } from '../../kit/art/Icon.tsx';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import styles from './MyClubs.module.css';

registerIcons(clubIcons);

/** The clubs I'm in: who is there, when they meet, and the tables where somebody waits for me. */
export function ClubLinks({ clubs }: { readonly clubs: readonly ClubSummary[] }) {
  const words = useWords('club');
  return (
    <ul className={styles.clubs}>
      {clubs.map((club) => (
        <li key={club.id}>
          <a href={hrefOf('club', club.id)}>
            <Icon name={club.crest} />
            <span>
              <b>{club.name}</b>
              <small className={look.label}>
                {[
                  words.t('club.people', { n: club.members }),
                  words.t('club.hereNow', { n: club.here }),
                  ...(club.evening === undefined ? [] : [words.dateTime(new Date(club.evening.at))]),
                ].join(' · ')}
              </small>
            </span>
          </a>
          {club.free.map(({ table, invite, game, host }) => (
            <a key={table} className={styles.free} href={hrefOf('join', invite)}>
              {words.t('club.waits', { host, game: words.name('game', game) })}
              <b>{words.t('web.join')}</b>
            </a>
          ))}
        </li>
      ))}
    </ul>
  );
}
