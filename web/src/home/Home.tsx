import { lazy, Suspense } from 'react';
import { SeatShape } from '../art/SeatShape.tsx';
import { Staff } from '../art/Staff.tsx';
import { BarKeys } from '../settings/BarKeys.tsx';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../settings/Words.tsx';
import { GamePanel } from './GamePanel.tsx';
import './home.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MyTables } from './MyTables.tsx';
import { NightSky } from './NightSky.tsx';

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
        <span className="home-me">
          <SeatShape seat={0} /> {name === '' ? words.t('seats.you') : name}
        </span>
        <BarKeys />
      </header>
      <main>
        <div className="home-title">
          <h1>{words.t('web.choose')}</h1>
          <p>{words.t('web.free')}</p>
        </div>
        <GamePanel
          game="guild"
          title={words.t('web.guild')}
          line={words.t('web.guildLine')}
          time={words.t('web.guildTime')}
        >
          <Suspense>
            <GuildPicture />
          </Suspense>
        </GamePanel>
        <MyTables />
      </main>
    </div>
  );
}
