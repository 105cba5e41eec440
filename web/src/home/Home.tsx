import { lazy, Suspense } from 'react';
import { hrefOf } from '../app/route.ts';
import { Icon } from '../art/Icon.tsx';
import { SeatShape } from '../art/SeatShape.tsx';
import { Staff } from '../art/Staff.tsx';
import { BarKeys } from '../settings/BarKeys.tsx';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../settings/Words.tsx';
import { GamePanel } from './GamePanel.tsx';
import './home.css';
import './small.css';
import { JoinByLink } from './JoinByLink.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { LogFile } from './LogFile.tsx';
import { MyTables } from './MyTables.tsx';
import { NightSky } from './NightSky.tsx';

const ArnakPicture = lazy(() => import('./ArnakPicture.tsx').then((part) => ({ default: part.ArnakPicture })));
const GuildPicture = lazy(() => import('./GuildPicture.tsx').then((part) => ({ default: part.GuildPicture })));

/** The first page: choose an expedition, or go on with one. */
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
        <BarKeys />
        <span className="home-me">
          <SeatShape seat={0} /> {name === '' ? words.t('web.player', { n: 1 }) : name}
        </span>
      </header>
      <main>
        <div className="home-title">
          <h1>{words.t('web.choose')}</h1>
          <p>{words.t('web.free')}</p>
        </div>
        <GamePanel game="arnak" line={words.t('web.arnakLine')} time={words.t('web.arnakTime')}>
          <Suspense>
            <ArnakPicture />
          </Suspense>
        </GamePanel>
        <GamePanel game="guild" line={words.t('web.guildLine')} time={words.t('web.guildTime')}>
          <Suspense>
            <GuildPicture />
          </Suspense>
        </GamePanel>
        <div className="home-side">
          <MyTables />
          <JoinByLink />
          <LogFile />
          <a className="home-panel home-link" href={hrefOf('credits')}>
            <Icon name="open-book" />
            <b>{words.t('web.credits')}</b>
          </a>
        </div>
      </main>
    </div>
  );
}
