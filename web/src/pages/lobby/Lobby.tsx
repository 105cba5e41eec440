import { isGameId } from '@moonstaff/catalogue';
import { useState, useSyncExternalStore } from 'react';
import { Brand } from '../../kit/controls/Brand.tsx';
import fault from '../../kit/fault/Fault.module.css';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import bar from '../../table/bar/Bar.module.css';
import { BarButtons } from '../../table/bar/BarButtons.tsx';
import drawer from '../../table/drawer/Drawer.module.css';
import { useRules } from '../../table/engine/useRules.ts';
import { type Drawer, TableButtons } from '../../table/menu/TableButtons.tsx';
import rows from '../../table/seats/SeatRows.module.css';
import type { ServerSource, ServerTable } from '../../table/server/ServerSource.ts';
import { Trouble } from '../../table/shell/Trouble.tsx';
import { Chat } from '../../table/talk/Chat.tsx';
import { TalkAnnouncer } from '../../table/talk/TalkAnnouncer.tsx';
import frame from '../frame/PageFrame.module.css';
import { CalledPeople } from './CalledPeople.tsx';
import styles from './Lobby.module.css';
import { LobbyButtons } from './LobbyButtons.tsx';
import { LobbySeat } from './LobbySeat.tsx';
import { LobbySettings } from './LobbySettings.tsx';
import { lobbyOffer } from './lobby.ts';
import { Requests } from './Requests.tsx';
import { Share } from './Share.tsx';

interface LobbyProps {
  readonly source: ServerSource;
  readonly house: ServerTable;
}

/** Before the start: seats, options, the link for others, and who is ready. */
export function Lobby({ source, house }: LobbyProps) {
  const { info } = house;
  const words = useWords(...(isGameId(info.game) ? [info.game] : []));
  const [open, setOpen] = useState<Drawer>();
  const trouble = useSyncExternalStore(
    (listener) => source.subscribe(listener),
    () => source.trouble(),
  );
  const rules = useRules(info.game);
  const offer = lobbyOffer(house, rules?.seats);
  if (info.status === 'closed') return <Closed />;
  return (
    <div className={`${frame.page} ${styles.lobby}`} data-page="lobby">
      <header className={bar.topBar}>
        <Brand />
        <span className={bar.barFill} />
        <TableButtons house={house} open={open} onOpen={setOpen} talkOnly />
        <BarButtons onPhone="fewer" />
      </header>
      <main>
        {trouble !== undefined && <Trouble phrase={trouble} over />}
        <h1>{info.title ?? words.name('game', info.game)}</h1>
        {info.title !== undefined && <p className={look.label}>{words.name('game', info.game)}</p>}
        <section className={`${look.panel} ${styles.seats}`} aria-label={words.t('lobby.seats')}>
          <h2 className={look.panelTitle}>{words.t('lobby.seats')}</h2>
          <ol className={rows.seatRows}>
            {info.seats.map((seat, i) => (
              <LobbySeat
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                key={i}
                source={source}
                house={house}
                seat={seat}
                index={i}
                offer={offer.seats[i]}
              />
            ))}
          </ol>
          {offer.role === 'host' && (
            <button
              type="button"
              className={look.buttonDark}
              disabled={!offer.mayAddSeat}
              onClick={() => void source.command({ type: 'addSeat' })}
            >
              {words.t('seats.add')}
            </button>
          )}
          <CalledPeople info={info} />
          <Requests source={source} info={info} />
          <LobbyButtons source={source} offer={offer} />
        </section>
        <Share info={info} />
        <LobbySettings source={source} info={info} isHost={offer.role === 'host'} rules={rules} />
      </main>
      {open === 'chat' && (
        <div className={drawer.over}>
          <Chat source={source} house={house} onClose={() => setOpen(undefined)} />
        </div>
      )}
      <TalkAnnouncer house={house} />
    </div>
  );
}

function Closed() {
  const words = useWords();
  return (
    <main className={fault.troublePage}>
      <h1>{words.t('lobby.closed')}</h1>
      <a href={hrefOf()}>{words.t('web.toHome')}</a>
    </main>
  );
}
