import clubIcons from 'virtual:icons/club';
import type { ClubSummary } from '@moonstaff/client';
import { Icon, registerIcons } from '../../kit/art/Icon.tsx';
import { Monogram } from '../../kit/controls/Monogram.tsx';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { BoardName } from '../games/BoardName.tsx';
import { boardKind } from '../games/boardKind.ts';
import styles from './MyClubs.module.css';

registerIcons(clubIcons);

/** A few of the others, and whether they are here. The line beside says how many are. */
function Faces({ faces }: Pick<ClubSummary, 'faces'>) {
  return (
    <span className={styles.faces}>
      {faces.map(({ person, name, presence }) => (
        <Monogram key={person} name={name} presence={presence} />
      ))}
    </span>
  );
}

/** How many are here, and when they meet; otherwise, what they played last. */
function ClubLine({ club }: { readonly club: ClubSummary }) {
  const words = useWords('club');
  const { evening, last, here } = club;
  const now = words.t('club.hereNow', { n: here });
  if (evening !== undefined) return `${now} · ${words.t('club.next', { when: words.soon(new Date(evening.at)) })}`;
  if (last === undefined || last.winners.length === 0) return `${words.t('club.people', { n: club.members })} · ${now}`;
  return (
    <>
      {words.t('club.lastWon', { names: words.all(last.winners) })}
      <BoardName game={last.game} options={{ [boardKind(last.game)]: last.board }} before=" · " />
    </>
  );
}

/** The clubs I'm in: who is there, when they meet, and the tables where somebody waits for me. */
export function ClubLinks({ clubs }: { readonly clubs: readonly ClubSummary[] }) {
  const words = useWords('club');
  return (
    <ul className={styles.clubs}>
      {clubs.map((club) => (
        <li key={club.id}>
          <a href={hrefOf('club', club.id)}>
            {club.faces.length === 0 ? <Icon name={club.crest} /> : <Faces faces={club.faces} />}
            <span>
              <b>{club.name}</b>
              <small className={look.label}>
                <ClubLine club={club} />
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
