import type { PersonPage as Page, PersonGame } from '@moonstaff/client';
import type { Phrase } from '@moonstaff/kernel';
import { useEffect, useState } from 'react';
import { Choice } from '../../kit/controls/Choice.tsx';
import { Monogram } from '../../kit/controls/Monogram.tsx';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { serverApi } from '../../table/server/api.ts';
import { isKnown } from '../../table/server/known.ts';
import { reasonOf } from '../../table/server/open.ts';
import { troubleText } from '../../table/shell/Trouble.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import { Boards } from './Boards.tsx';
import { deviceGames } from './deviceGames.ts';
import { Games } from './Games.tsx';
import { HideMe } from './HideMe.tsx';
import { chosenGames, ENOUGH_GAMES, type Narrowed, type PersonFilter } from './model.ts';
import { Opponents } from './Opponents.tsx';
import styles from './Person.module.css';
import { Ratings } from './Ratings.tsx';
import { Scores } from './Scores.tsx';
import { Takes } from './Takes.tsx';
import { Won } from './Won.tsx';

interface Known {
  /** Absent for somebody whom no server knows: their games are on this device alone. */
  readonly page?: Page;
  readonly isMe: boolean;
  readonly games: readonly PersonGame[];
}

async function load(id: string | undefined): Promise<Known> {
  if (id === undefined && !isKnown()) return { isMe: true, games: await deviceGames() };
  const api = serverApi();
  const me = await api.me();
  const page = await api.person(id ?? me.id);
  const isMe = page.person === me.id;
  const games = isMe ? [...page.games, ...(await deviceGames())] : page.games;
  return { page, isMe, games: games.toSorted((a, b) => b.finishedAt - a.finishedAt) };
}

/** Somebody's page: how good they are now, how their scores are spread, how often they won, against whom, where, with what. */
export function PersonPage({ id }: { readonly id: string | undefined }) {
  const words = useWords('house', 'club', 'people', 'arnak', 'guild');
  const [known, setKnown] = useState<Known>();
  const [trouble, setTrouble] = useState<Phrase>();
  const own = useSettings().name;
  useEffect(() => {
    let isHere = true;
    load(id).then(
      (found) => isHere && setKnown(found),
      (error) => isHere && setTrouble(reasonOf(error)),
    );
    return () => {
      isHere = false;
    };
  }, [id]);
  if (trouble !== undefined) {
    const isHidden = trouble.key === 'server.person.hidden';
    return (
      <PageFrame name="person" title={words.t(isHidden ? 'person.hidden' : 'person.title')}>
        <p role="alert">{isHidden ? words.t('person.hiddenLine') : troubleText(trouble, words)}</p>
        <p>
          <a className={look.buttonDark} href={hrefOf()}>
            {words.t('web.toHome')}
          </a>
        </p>
      </PageFrame>
    );
  }
  if (known === undefined) return null;
  const name = known.page?.name ?? (own === '' ? words.t('person.you') : own);
  return <Person key={id} {...known} name={name} />;
}

function Person({ page, isMe, games, name }: Known & { readonly name: string }) {
  const words = useWords();
  const [filter, setFilter] = useState<PersonFilter>({ company: 'all', period: 'all' });
  const [narrowed, setNarrowed] = useState<Narrowed>();
  const clubs = page?.clubs ?? [];
  const chosen = chosenGames(games, filter, Date.now());
  const first = games.at(-1);
  const company = typeof filter.company === 'string' ? filter.company : filter.company.club;
  const parts = { games: chosen, onNarrow: setNarrowed };
  const list = <Games games={chosen} narrowed={narrowed} onNarrow={setNarrowed} />;
  return (
    <PageFrame name="person" title={name} wide ownTitle>
      <div className={styles.head}>
        <span className={styles.disc}>
          <Monogram name={name} own={isMe} />
        </span>
        <div>
          <h1>{name}</h1>
          <p>
            {first !== undefined &&
              words.t('club.gamesSince', { n: games.length, since: words.date(new Date(first.finishedAt)) })}
            {clubs.length > 0 && ` · ${clubs.map((club) => club.name).join(', ')}`}
            {page === undefined && ` · ${words.t('person.onDevice')}`}
          </p>
        </div>
        {isMe && page !== undefined && <HideMe hidden={page.hidden} />}
        <Choice
          bare
          label={words.t('person.company')}
          values={['all', 'people', ...clubs.map((club) => club.id)]}
          value={company}
          onChange={(value) =>
            setFilter({ ...filter, company: value === 'all' || value === 'people' ? value : { club: value } })
          }
          name={(value) =>
            value === 'all' || value === 'people'
              ? words.t(value === 'all' ? 'person.everybody' : 'person.peopleOnly')
              : (clubs.find((club) => club.id === value)?.name ?? '')
          }
        />
        <Choice
          bare
          label={words.t('person.period')}
          values={['all', 'quarter'] as const}
          value={filter.period}
          onChange={(period) => setFilter({ ...filter, period })}
          name={(value) => words.t(value === 'all' ? 'person.allTime' : 'person.quarter')}
        />
      </div>
      {chosen.length < ENOUGH_GAMES ? (
        <>
          <p className={look.label}>{words.t('person.enough', { n: ENOUGH_GAMES })}</p>
          {list}
        </>
      ) : (
        <div className={styles.parts}>
          <Ratings games={chosen} places={page?.places ?? []} />
          <Scores {...parts} />
          <Won games={chosen} />
          <Boards {...parts} />
          <Takes {...parts} />
          <Opponents {...parts} />
          {list}
        </div>
      )}
    </PageFrame>
  );
}
