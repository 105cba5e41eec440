import type { Club, Pairing, Standing } from '@moonstaff/client';
import { useEffect, useState } from 'react';
import field from '../../kit/controls/Field.module.css';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { serverApi } from '../../table/server/api.ts';
import { GameChoice } from '../results/GameChoice.tsx';
import { type GameFilter, gameOf } from '../results/model.ts';
import { ResultList } from '../results/ResultList.tsx';
import { StandingTable } from '../results/StandingTable.tsx';
import styles from './Club.module.css';
import { HeadToHead } from './HeadToHead.tsx';
import { pairedPeople } from './model.ts';

interface ClubResultsProps {
  readonly club: Club;
  readonly me: string;
}

/** What the club has played, and how everyone stands. */
export function ClubResults({ club, me }: ClubResultsProps) {
  const words = useWords();
  const [game, setGame] = useState<GameFilter>('all');
  const [name, setName] = useState('');
  const filter = { club: club.id, ...gameOf(game), ...(name.trim() !== '' && { name: name.trim() }) };
  return (
    <>
      {/* Another finished game means another list. */}
      <ResultList key={club.games} className={styles.results} filter={filter} title={words.t('club.results')}>
        <input
          className={field.entry}
          type="search"
          value={name}
          placeholder={words.t('club.search')}
          aria-label={words.t('club.search')}
          onChange={({ target }) => setName(target.value)}
        />
        <GameChoice value={game} onChange={setGame} all={words.t('club.all')} />
      </ResultList>
      <Standings key={`standings ${club.games}`} club={club} me={me} />
    </>
  );
}

interface Known {
  readonly lines: readonly Standing[];
  readonly pairs: readonly Pairing[];
}

function Standings({ club: { id }, me }: ClubResultsProps) {
  const words = useWords();
  const [game, setGame] = useState<GameFilter>('all');
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    let isHere = true;
    const load = async (): Promise<Known> => {
      const api = serverApi();
      const lines = await api.standings({ club: id, ...gameOf(game) });
      const people = pairedPeople(lines, me).map(({ person }) => person);
      return { lines, pairs: people.length < 2 ? [] : await api.clubPairs(id, people, gameOf(game).game) };
    };
    load().then(
      (loaded) => isHere && setKnown(loaded),
      () => isHere && setKnown({ lines: [], pairs: [] }),
    );
    return () => {
      isHere = false;
    };
  }, [id, game, me]);
  return (
    <div className={styles.side}>
      <section className={`${look.panel} ${styles.standings}`} aria-label={words.t('club.standings')}>
        <div className={styles.panelHead}>
          <h2 className={look.panelTitle}>{words.t('club.standings')}</h2>
          <GameChoice value={game} onChange={setGame} all={words.t('club.both')} />
        </div>
        {known !== undefined && <StandingTable lines={known.lines} me={me} />}
      </section>
      {known !== undefined && known.pairs.length > 0 && (
        <HeadToHead people={pairedPeople(known.lines, me)} pairs={known.pairs} me={me} />
      )}
    </div>
  );
}
