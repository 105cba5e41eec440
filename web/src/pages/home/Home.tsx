import { GAME_IDS } from '@moonstaff/catalogue';
import { Suspense } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import { lateComponent } from '../../kit/late/lateComponent.tsx';
import look from '../../kit/look/look.module.css';
import { hasServer, hrefOf } from '../../kit/route/route.ts';
import { useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { isKnown } from '../../table/server/known.ts';
import { HouseBar } from '../frame/HouseBar.tsx';
import { INVITATIONS } from '../games/invitations.ts';
import { ChallengeLink } from './ChallengeLink.tsx';
import { GamePanel } from './GamePanel.tsx';
import styles from './Home.module.css';
import { JoinByLink } from './JoinByLink.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { LogFile } from './LogFile.tsx';
import { MyTables } from './MyTables.tsx';
import { NightSky } from './NightSky.tsx';

const KnownHome = lateComponent(async () => (await import('./KnownHome.tsx')).KnownHome);

/** The first page: for newcomers both games, for people who are known here what waits for them. */
export function Home() {
  const { name } = useSettings();
  const isKnownHere = name !== '' || isKnown();
  return (
    <div className={styles.home} data-page="home">
      <NightSky isKnown={isKnownHere} />
      {isKnownHere ? (
        <>
          <HouseBar here />
          <Suspense>
            <KnownHome />
          </Suspense>
        </>
      ) : (
        <>
          <HouseBar here languages={<LanguageSwitch />} />
          <Newcomers />
        </>
      )}
    </div>
  );
}

function Newcomers() {
  const words = useWords();
  return (
    <main className={styles.newcomers}>
      <div className={styles.title}>
        <h1>{words.t('web.choose')}</h1>
        <p>{words.t('web.free')}</p>
      </div>
      {GAME_IDS.map((game) => {
        const { line, time, Picture } = INVITATIONS[game];
        return (
          <GamePanel key={game} game={game} line={words.t(line)} time={words.t(time)}>
            <Suspense>
              <Picture />
            </Suspense>
          </GamePanel>
        );
      })}
      <div className={styles.side}>
        <MyTables />
        {hasServer() && <OthersOnline />}
        <ChallengeLink />
        <div className={styles.foot}>
          <LogFile />
          <a className={look.buttonDark} href={hrefOf('credits')}>
            {words.t('web.credits')}
          </a>
        </div>
      </div>
    </main>
  );
}

/** The ways to tables of others, on the server. */
function OthersOnline() {
  const words = useWords();
  return (
    <>
      <a className={`${styles.panel} ${styles.link}`} href={hrefOf('house')}>
        <Icon name="three-friends" />
        <span>
          <b>{words.t('lobby.hall')}</b>
          <span className={look.label}>{words.t('lobby.hallLine')}</span>
        </span>
      </a>
      <section className={styles.panel}>
        <h2>{words.t('home.join')}</h2>
        <JoinByLink />
      </section>
    </>
  );
}
