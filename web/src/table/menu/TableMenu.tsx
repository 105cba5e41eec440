import type { SeatInfo } from '@moonstaff/client';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import { Ask } from '../../kit/controls/Ask.tsx';
import { BarButton } from '../../kit/controls/BarButton.tsx';
import { CopyButton } from '../../kit/controls/CopyButton.tsx';
import { closesOnEscape } from '../../kit/controls/keys.ts';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { bringIntoSight } from '../dock/dock.ts';
import drawer from '../drawer/Drawer.module.css';
import { Attendance } from '../seats/Attendance.tsx';
import { useServerInfo } from '../server/about.ts';
import { invitation } from '../server/address.ts';
import type { ServerSource, ServerTable } from '../server/ServerSource.ts';
import { namesOf, seatStates } from '../server/seats.ts';
import { useSpectators } from '../server/useSpectators.ts';
import { AboutButton } from '../talk/AboutButton.tsx';
import { ConsentButtons } from './ConsentButtons.tsx';
import { DaysOff } from './DaysOff.tsx';
import { GiveBot } from './GiveBot.tsx';
import { isPlaying } from './offers.ts';
import { PlanButton } from './PlanButton.tsx';
import { RewindButton } from './RewindButton.tsx';

/** Who sits there, if it's a person. */
const sitterAt = (seat: SeatInfo | undefined): string | undefined =>
  seat?.kind === 'person' ? seat.person : undefined;

interface TableMenuProps {
  readonly source: ServerSource;
  readonly house: ServerTable;
  readonly onClose: () => void;
}

/** Who is here, and what one can do at the table besides playing. */
export function TableMenu({ source, house, onClose }: TableMenuProps) {
  const words = useWords();
  const { info, you } = house;
  const server = useServerInfo();
  const plays = isPlaying(house);
  const isTry = info.challenge !== undefined;
  const states = seatStates(house);
  const spectators = useSpectators(house);
  return (
    <section
      ref={bringIntoSight}
      className={`${look.panel} ${drawer.drawer}`}
      data-drawer="table"
      aria-label={words.t('house.menu')}
      onKeyDown={closesOnEscape(onClose)}
    >
      <header>
        <h2 className={look.panelTitle}>{words.t('house.menu')}</h2>
        <BarButton does="close" autoFocus onClick={onClose} aria-label={words.t('table.close')}>
          ×
        </BarButton>
      </header>
      <ul className={drawer.houseSeats}>
        {namesOf(house, words).map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats keep their places
          <li key={seat}>
            <SeatShape seat={seat} />
            <b>{name}</b>
            {seat === you && <span className={look.label}>{words.t('seats.you')}</span>}
            <Attendance {...states[seat]} />
            <GiveBot source={source} house={house} seat={seat} patience={server?.patience} />
            {seat !== you && sitterAt(info.seats[seat]) !== undefined && (
              <AboutButton person={sitterAt(info.seats[seat]) ?? ''} name={name} table={info.id} />
            )}
          </li>
        ))}
      </ul>
      <p className={look.label}>
        {spectators}
        {you === undefined && ` · ${words.t('table.spectating')}`}
        {` · ${words.t(info.hints ? 'house.hintsOn' : 'house.hintsOff')}`}
      </p>
      <div className={drawer.houseMenu}>
        {plays && <PlanButton source={source} house={house} />}
        {plays && !isTry && <RewindButton source={source} house={house} />}
        {plays && !isTry && <ConsentButtons source={source} house={house} />}
        {plays && <DaysOff source={source} house={house} />}
        {!isTry && <CopyButton label={words.t('seats.invite')} text={() => invitation(info, server)} />}
        <a className={look.buttonDark} href={hrefOf('screen', info.id)} target="_blank" rel="noreferrer">
          {words.t('lobby.screen')}
        </a>
        {isTry && (
          <a className={look.buttonDark} href={hrefOf('challenge')}>
            {words.t('house.toChallenge')}
          </a>
        )}
        {plays && !isTry && (
          <>
            <button
              type="button"
              className={look.buttonDark}
              title={words.t('house.leaveHint')}
              onClick={() => void source.command({ type: 'leave' })}
            >
              {words.t('house.leave')}
            </button>
            <p className={look.label}>{words.t('house.leaveHint')}</p>
          </>
        )}
        {plays && (
          <Ask
            label={words.t('table.resign')}
            question={words.t(isTry ? 'house.giveUpSure' : 'house.resignSure')}
            onYes={() => void source.command({ type: 'resign' })}
          />
        )}
      </div>
    </section>
  );
}
