import houseIcons from 'virtual:icons/house';
import { GAME_IDS } from '@moonstaff/catalogue';
import { Suspense } from 'react';
import { Icon, registerIcons } from '../../kit/art/Icon.tsx';
import { lateComponent } from '../../kit/late/lateComponent.tsx';
import look from '../../kit/look/look.module.css';
import { hasServer, hrefOf } from '../../kit/route/route.ts';
import { useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { isKnown } from '../../table/server/known.ts';
import { INVITATIONS } from '../games/invitations.ts';
import { ChallengeLink } from './ChallengeLink.tsx';
import styles from './Desk.module.css';
import { DeskPanel } from './DeskPanel.tsx';
import { type Desk, greetingAt, isNew } from './desk.ts';
import { GameChoices } from './GameChoices.tsx';
import home from './Home.module.css';
import { HomeClubs } from './HomeClubs.tsx';
import { InstallButton } from './InstallButton.tsx';
import { useInstallOffer } from './install.ts';
import { LearnPanel } from './LearnPanel.tsx';
import { LogFile } from './LogFile.tsx';
import { useDesk } from './useDesk.ts';

registerIcons(houseIcons);

const ChallengePanel = lateComponent(async () => (await import('./ChallengePanel.tsx')).ChallengePanel);

const GREETINGS = { morning: 'home.goodMorning', day: 'home.goodDay', evening: 'home.goodEvening' } as const;

/** The first page of people who are known here: what waits for them, then what they can start. */
export function KnownHome() {
  const words = useWords('house', 'club');
  const { name } = useSettings();
  const offer = useInstallOffer();
  const { desk, clubs, forget, decline } = useDesk();
  return (
    <main className={styles.home}>
      <div className={home.title}>
        <h1>{words.t(GREETINGS[greetingAt(new Date().getHours())], { name })}</h1>
        <p role="status">{useSummary(desk)}</p>
      </div>
      {desk === undefined ? (
        <section className={styles.desk} aria-busy="true" />
      ) : (
        <DeskPanel desk={desk} clubs={clubs} onForget={forget} onDecline={decline} />
      )}
      {GAME_IDS.map((game) => {
        const { time, Picture } = INVITATIONS[game];
        return (
          <GameChoices key={game} game={game} time={words.t(time)} isNew={desk !== undefined && isNew(game, desk)}>
            <Suspense>
              <Picture />
            </Suspense>
          </GameChoices>
        );
      })}
      <div className={styles.more}>
        {hasServer() && isKnown() ? (
          <Suspense fallback={<section className={`${home.panel} ${styles.challenge}`} aria-busy="true" />}>
            <ChallengePanel />
          </Suspense>
        ) : (
          <ChallengeLink />
        )}
        <div className={styles.ways}>
          {hasServer() && <HomeClubs clubs={clubs} />}
          <LearnPanel />
        </div>
      </div>
      <div className={styles.foot}>
        {hasServer() && (
          <a className={look.buttonDark} href={hrefOf('house')}>
            <Icon name="three-friends" /> {words.t('lobby.hall')}
          </a>
        )}
        <LogFile />
        {offer !== undefined && <InstallButton offer={offer} />}
        <a className={look.buttonDark} href={hrefOf('credits')}>
          {words.t('web.credits')}
        </a>
      </div>
    </main>
  );
}

function useSummary(desk: Desk | undefined): string {
  const words = useWords();
  if (desk === undefined) return '';
  const waiting = desk.turn.length;
  if (waiting === 0) return words.t('home.startSomething');
  const first = desk.turn.find((row) => row.kind === 'server' && row.table.deadline !== undefined);
  const deadline = first?.kind === 'server' ? first.table.deadline : undefined;
  const count = words.t('home.tablesWait', { n: waiting });
  if (deadline === undefined) return count;
  return `${count} ${words.t('home.firstUntil', { until: words.soon(new Date(deadline)) })}`;
}
