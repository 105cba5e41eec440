import type { Me, ResultFilter, Standing } from '@moonstaff/client';
import { useEffect, useState } from 'react';
import { Choice } from '../../kit/controls/Choice.tsx';
import field from '../../kit/controls/Field.module.css';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { serverApi } from '../../table/server/api.ts';
import { PageFrame } from '../frame/PageFrame.tsx';
import { GameChoice } from './GameChoice.tsx';
import { type GameFilter, gameOf } from './model.ts';
import { ResultList } from './ResultList.tsx';
import styles from './Results.module.css';
import { StandingTable } from './StandingTable.tsx';

const WON = ['any', 'yes', 'no'] as const;

/** All my finished games, to be searched; and who plays best on this server. */
export function ResultsPage() {
  const words = useWords('house', 'table', 'club', 'people', 'arnak', 'guild');
  const [game, setGame] = useState<GameFilter>('all');
  const [won, setWon] = useState<(typeof WON)[number]>('any');
  const [name, setName] = useState('');
  const filter: ResultFilter = {
    ...gameOf(game),
    ...(won !== 'any' && { won }),
    ...(name.trim() !== '' && { name: name.trim() }),
  };
  return (
    <PageFrame name="results" title={words.t('club.history')}>
      <p>
        <a className={look.buttonDark} href={hrefOf('person')}>
          {words.t('person.mine')}
        </a>
      </p>
      <ResultList filter={filter} title={words.t('club.results')}>
        <div className={styles.filters}>
          <GameChoice value={game} onChange={setGame} all={words.t('club.all')} />
          <Choice
            bare
            label={words.t('club.outcome')}
            values={WON}
            value={won}
            onChange={setWon}
            name={(one) => words.t(one === 'any' ? 'club.all' : one === 'yes' ? 'club.wonOnly' : 'club.lostOnly')}
          />
          <input
            className={field.entry}
            type="search"
            value={name}
            placeholder={words.t('club.search')}
            aria-label={words.t('club.search')}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
      </ResultList>
      <ServerStandings />
    </PageFrame>
  );
}

function ServerStandings() {
  const words = useWords();
  const [game, setGame] = useState<GameFilter>('all');
  const [known, setKnown] = useState<{ readonly me?: Me; readonly lines: readonly Standing[] }>();
  useEffect(() => {
    let isHere = true;
    const api = serverApi();
    void Promise.all([api.me(), api.standings(gameOf(game))])
      .then(([me, lines]) => isHere && setKnown({ me, lines }))
      .catch(() => isHere && setKnown({ lines: [] }));
    return () => {
      isHere = false;
    };
  }, [game]);
  return (
    <section className={look.panel} aria-label={words.t('club.standings')}>
      <div className={styles.head}>
        <h2 className={look.panelTitle}>{words.t('club.standings')}</h2>
        <GameChoice value={game} onChange={setGame} all={words.t('club.both')} />
      </div>
      {known !== undefined && <StandingTable lines={known.lines} me={known.me?.id} />}
    </section>
  );
}
