import type { Club } from '@moonstaff/client';
import { useState } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import look from '../../kit/look/look.module.css';
import { go } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { serverApi } from '../../table/server/api.ts';
import { SameAgain } from '../clubs/SameAgain.tsx';
import { boardKind } from '../games/boardKind.ts';
import styles from './Club.module.css';
import { isNew } from './model.ts';
import type { ClubPart } from './part.ts';

/** The crest, what the club has played, and the key that opens the next table. */
export function ClubHead({ club, me, onFail }: ClubPart) {
  const words = useWords();
  const [isBusy, setBusy] = useState(false);
  const openAnother = async (): Promise<void> => {
    setBusy(true);
    try {
      const { table, invite } = await openTable(club);
      go('house', table, invite);
    } catch (error) {
      setBusy(false);
      onFail(error);
    }
  };
  const facts = [
    words.t('club.people', { n: club.members.length }),
    words.t('club.gamesSince', { n: club.games, since: words.date(new Date(club.createdAt)) }),
    ...(club.evening === undefined ? [] : [words.t('club.next', { when: words.soon(new Date(club.evening.at)) })]),
  ];
  return (
    <header className={styles.head}>
      <span className={styles.crest}>
        <Icon name={club.crest} />
      </span>
      <div>
        <h1>{club.name}</h1>
        <p className={look.label}>{facts.join(' · ')}</p>
      </div>
      {club.again !== undefined && <SameAgain club={club.id} line={againLine(club.again, me, words)} />}
      <button
        type="button"
        className={club.again === undefined && !isNew(club) ? look.buttonMain : look.buttonDark}
        disabled={isBusy}
        onClick={() => void openAnother()}
      >
        {words.t('club.another')}
      </button>
    </header>
  );
}

/** A new table of the club. The lobby has everything else. */
const openTable = (club: Club): Promise<{ readonly table: string; readonly invite: string }> =>
  serverApi().openTable({
    game: club.again?.game ?? 'arnak',
    seats: [{ kind: 'open' }, { kind: 'open' }],
    club: club.id,
    rated: true,
  });

function againLine(
  { game, options, people }: NonNullable<Club['again']>,
  me: string,
  words: ReturnType<typeof useWords>,
): string {
  const board = options['board'] ?? options['map'];
  const where = board === undefined ? '' : ` · ${words.name(boardKind(game), board)}`;
  const names = people.filter(({ person }) => person !== me).map(({ name }) => name);
  return `${words.t(game === 'guild' ? 'club.guild' : 'club.arnak')}${where} · ${names.join(', ')}`;
}
