import { isGameId } from '@moonstaff/catalogue';
import type { SeatInfo } from '@moonstaff/client';
import { Suspense } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import { Staff } from '../../kit/art/Staff.tsx';
import { seatColor } from '../../kit/art/seats.ts';
import { Scan } from '../../kit/controls/Scan.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { useServerInfo } from '../../table/server/about.ts';
import { invitation } from '../../table/server/address.ts';
import type { ServerTable } from '../../table/server/ServerSource.ts';
import { namesOf } from '../../table/server/seats.ts';
import { boardKind } from '../games/boardKind.ts';
import { INVITATIONS } from '../games/invitations.ts';
import styles from './ScreenLobby.module.css';

/** Before the game: the code to scan, half as high as the screen, and the seats as they fill. */
export function ScreenLobby({ house }: { readonly house: ServerTable }) {
  const { info } = house;
  const words = useWords('people', ...(isGameId(info.game) ? [info.game] : []));
  const link = invitation(info, useServerInfo());
  const shown = isGameId(info.game) ? INVITATIONS[info.game] : undefined;
  const place = info.options['map'] ?? info.options['board'];
  const names = namesOf(house, words);
  const host = info.seats.findIndex((seat) => seat.kind === 'person' && seat.person === info.host);
  return (
    <main className={styles.lobby} data-page="screen">
      <section className={styles.way}>
        <h1>{words.t('screen.sit')}</h1>
        <Scan text={link} className={styles.code} />
        <p>
          {words.t('screen.orOpen')} <b>{link.replace(/^https?:\/\//, '')}</b>
        </p>
      </section>
      <section className={styles.game}>
        <div className={styles.picture} data-picture={info.game} aria-hidden="true">
          <Suspense>{shown !== undefined && <shown.Picture place={place} />}</Suspense>
        </div>
        <div className={styles.caption}>
          <Staff className={styles.staff} />
          <h2>{words.name('game', info.game)}</h2>
          <p>
            {[
              ...(place === undefined ? [] : [words.name(boardKind(info.game), place)]),
              words.t('web.range'),
              ...(shown === undefined ? [] : [words.t(shown.time)]),
            ].join(' · ')}
          </p>
        </div>
      </section>
      <ul className={styles.seats} aria-label={words.t('lobby.seats')}>
        {info.seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <Seat key={i} seat={seat} at={i} name={names[i] ?? ''} isHost={i === host} />
        ))}
      </ul>
      <p className={styles.foot}>{words.t('screen.starts', { name: names[host] ?? words.t('lobby.host') })}</p>
    </main>
  );
}

interface SeatProps {
  readonly seat: SeatInfo;
  readonly at: number;
  readonly name: string;
  readonly isHost: boolean;
}

function Seat({ seat, at, name, isHost }: SeatProps) {
  const words = useWords();
  if (seat.kind === 'open') {
    return (
      <li className={styles.free}>
        <SeatShape seat={at} away />
        <b className={look.oneLine}>{words.t('door.free')}</b>
        <span>{words.t('screen.scan')}</span>
      </li>
    );
  }
  const isReady = seat.kind === 'bot' || isHost || seat.ready;
  return (
    <li style={{ borderTopColor: seatColor(at) }}>
      <SeatShape seat={at} />
      <b className={look.oneLine}>{name}</b>
      <span>
        {isReady && <Icon name="check-mark" />}
        {words.t(isReady ? 'screen.ready' : 'screen.notReady')}
      </span>
    </li>
  );
}
