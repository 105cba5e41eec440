import { GAME_IDS } from '@moonstaff/catalogue';
import { Suspense } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import { lateComponent } from '../../kit/late/lateComponent.tsx';
import look from '../../kit/look/look.module.css';
import { hasServer, hrefOf } from '../../kit/route/route.ts';
import { useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { INVITATIONS } from '../games/invitations.ts';
import styles from './Desk.module.css';
import { DeskPanel } from './DeskPanel.tsx';
import { type Desk, greetingAt } from './desk.ts';
import { GameChoices } from './GameChoices.tsx';
import home from './Home.module.css';
import { HomeClubs } from './HomeClubs.tsx';
import { InstallButton } from './InstallButton.tsx';
import { useInstallOffer } from './install.ts';
import { JoinByLink } from './JoinByLink.tsx';
import { LogFile } from './LogFile.tsx';
import { useDesk } from './useDesk.ts';

const ChallengePanel = lateComponent(async () => (await import('./ChallengePanel.tsx')).ChallengePanel);

const GREETINGS = { morning: 'home.goodMorning', day: 'home.goodDay', evening: 'home.goodEvening' } as const;

/** The first page of people who are known here: what waits for them, then what they can start. */
export function KnownHome() {
  const words = useWords('house');
  const { name } = useSettings();
  const offer = useInstallOffer();
  const { desk, clubs, forget } = useDesk();
  return (
    <main className={styles.home}>
      <div className={home.title}>
        <h1>{words.t(GREETINGS[greetingAt(new Date().getHours())], { name })}</h1>
        <p role="status">{useSummary(desk)}</p>
      </div>
      {desk === undefined ? (
        <section className={styles.desk} aria-busy="true" />
      ) : (
        <DeskPanel desk={desk} onForget={forget} />
      )}
      {GAME_IDS.map((game) => {
        const { time, Picture } = INVITATIONS[game];
        return (
          <GameChoices key={game} game={game} time={words.t(time)}>
            <Suspense>
              <Picture />
            </Suspense>
          </GameChoices>
        );
      })}
      <div className={styles.more}>
        {clubs.length > 0 && <HomeClubs clubs={clubs} />}
        <div className={styles.ways}>
          <Suspense>
            <ChallengePanel />
          </Suspense>
          {hasServer() && (
            <a className={`${home.panel} ${home.link}`} href={hrefOf('house')}>
              <Icon name="three-friends" />
              <span>
                <b>{words.t('lobby.hall')}</b>
                <span className={look.label}>{words.t('lobby.hallLine')}</span>
              </span>
            </a>
          )}
        </div>
        {hasServer() && <JoinByLink />}
        <div className={home.foot}>
          <LogFile />
          {offer !== undefined && <InstallButton offer={offer} />}
          <a className={look.buttonDark} href={hrefOf('credits')}>
            {words.t('web.credits')}
          </a>
        </div>
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
  return deadline === undefined
    ? count
    : `${count} ${words.t('home.firstUntil', { until: words.dateTime(new Date(deadline)) })}`;
}
