import { GAME_IDS } from '@moonstaff/catalogue';
import { Suspense } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import { Staff } from '../../kit/art/Staff.tsx';
import { hrefOf } from '../../kit/route/route.ts';
import { useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { BarButtons } from '../../table/bar/BarButtons.tsx';
import { GamePanel } from './GamePanel.tsx';
import { INVITATIONS } from './invitations.ts';
import './home.css';
import './small.css';
import { JoinByLink } from './JoinByLink.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { LogFile } from './LogFile.tsx';
import { MyTables } from './MyTables.tsx';
import { NightSky } from './NightSky.tsx';

/** The first page: choose an expedition, or continue one. */
export function Home() {
  const words = useWords();
  const { name } = useSettings();
  return (
    <div className="home">
      <NightSky />
      <header className="home-bar">
        <span className="brand">
          <Staff />
          <span>Moonstaff</span>
        </span>
        <LanguageSwitch />
        <BarButtons />
        <a className="home-me" href={hrefOf('account')} title={words.t('account.title')}>
          <SeatShape seat={0} /> {name === '' ? words.t('web.player', { n: 1 }) : name}
        </a>
      </header>
      <main>
        <div className="home-title">
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
        <div className="home-side">
          <MyTables />
          <a className="home-panel home-link" href={hrefOf('house')}>
            <Icon name="three-friends" />
            <span>
              <b>{words.t('lobby.hall')}</b>
              <span className="label">{words.t('lobby.hallLine')}</span>
            </span>
          </a>
          <JoinByLink />
          <div className="home-foot">
            <LogFile />
            <a className="button-dark" href={hrefOf('credits')}>
              {words.t('web.credits')}
            </a>
          </div>
        </div>
      </main>
    </div>
  );
}
