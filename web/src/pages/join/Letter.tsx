import type { Door, Me } from '@moonstaff/client';
import { useState } from 'react';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import { Monogram } from '../../kit/controls/Monogram.tsx';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { keepInvitation } from '../../table/server/entered.ts';
import { HouseBar } from '../frame/HouseBar.tsx';
import { AskForSeat } from './AskForSeat.tsx';
import { SignInHere } from './Doors.tsx';
import styles from './Letter.module.css';
import { LetterFoot } from './LetterFoot.tsx';
import { LetterGame, LetterGameInShort } from './LetterGame.tsx';
import { LetterSky } from './LetterSky.tsx';
import { letterState, resultOf } from './letter.ts';
import { SitDown } from './SitDown.tsx';

export interface LetterProps {
  readonly door: Door;
  readonly me: Me | undefined;
  /** Absent at a public table that somebody found without an invitation. */
  readonly invite: string | undefined;
  /** Reads the door again: it isn't as it was. */
  readonly onStale: () => Promise<void>;
}

/** An invitation as a letter: who invites, to what, your seat, your name, sit down. */
export function Letter(props: LetterProps) {
  const words = useWords();
  const { door, onStale } = props;
  const [signsIn, setSignsIn] = useState(false);
  const state = letterState(door);
  return (
    <div className={styles.join} data-page="join" data-state={state}>
      <LetterSky />
      <HouseBar
        end={
          props.me === undefined ? (
            <button type="button" className={styles.enter} onClick={() => setSignsIn(true)}>
              {words.t('account.signIn')}
            </button>
          ) : undefined
        }
      />
      <main className={styles.letter}>
        <LetterGame door={door} />
        <div className={styles.paper}>
          <Heading {...props} />
          {state === 'free' && door.message !== undefined && (
            <blockquote className={styles.message}>{words.t('door.quote', { message: door.message })}</blockquote>
          )}
          <LetterGameInShort door={door} />
          {signsIn ? (
            <div className={styles.signIn}>
              <SignInHere
                onMe={() => {
                  setSignsIn(false);
                  void onStale();
                }}
              />
            </div>
          ) : (
            <>
              {state !== 'free' ? (
                <Deed {...props} />
              ) : door.request === undefined ? (
                <SitDown {...props} />
              ) : (
                <AskForSeat {...props} />
              )}
              <LetterFoot {...props} onSignIn={() => setSignsIn(true)} />
            </>
          )}
        </div>
      </main>
      <footer className={styles.server}>{`${window.location.host} · ${words.t('web.free')}`}</footer>
    </div>
  );
}

/** Who invites to what, or what became of it. */
function Heading({ door, invite }: LetterProps) {
  const words = useWords();
  const state = letterState(door);
  const { host } = door;
  const free = door.seats.filter(({ kind }) => kind === 'open').length;
  const title = {
    free: words.t(door.request !== undefined ? 'door.private' : invite === undefined ? 'door.hosts' : 'door.invites', {
      host,
    }),
    seated: words.t('door.seated'),
    full: words.t('door.full'),
    running: words.t('door.full'),
    over: words.t('door.over'),
    closed: words.t('lobby.closed'),
  }[state];
  const line = {
    free:
      door.request !== undefined
        ? words.t('door.askLine')
        : door.club === undefined
          ? words.t('home.seatsLeft', { n: free })
          : words.t('door.ofClub', { club: door.club }),
    seated: words.t('door.seatedLine', { host }),
    full: words.t('door.fullLine'),
    running:
      door.round === undefined
        ? words.t('door.running')
        : words.t('door.runningRound', { game: door.game, ...door.round }),
    over: useResult(door),
    closed: words.t('door.closedLine'),
  }[state];
  return (
    <div className={styles.heading}>
      <Monogram name={host} />
      <div>
        <h1>{title}</h1>
        <p>{line}</p>
      </div>
    </div>
  );
}

function useResult(door: Door): string {
  const words = useWords();
  const { winners, points } = resultOf(door);
  if (winners.length === 0) return '';
  const scores = points.map((one) => words.number(one)).join(' : ');
  const names = words.all(winners);
  return winners.length === 1 ? words.t('door.won', { names, scores }) : words.t('door.shared', { names, scores });
}

/** Who sits there. */
function Sitters({ door: { seats } }: Pick<LetterProps, 'door'>) {
  const words = useWords();
  return (
    <ul className={styles.sitters} aria-label={words.t('lobby.seats')}>
      {seats.map((seat, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <li key={i}>
          <SeatShape seat={i} away={seat.kind === 'open'} />
          {seat.kind === 'person' ? seat.name : words.t(seat.kind === 'bot' ? 'seats.bot' : 'door.free')}
        </li>
      ))}
    </ul>
  );
}

/** What one can do when there's no seat to take. Watching has a name field of its own in the foot. */
function Deed({ door, invite }: LetterProps) {
  const words = useWords();
  const state = letterState(door);
  return (
    <div className={styles.deeds}>
      <Sitters door={door} />
      {state === 'seated' && (
        <a className={styles.deed} href={hrefOf('house', door.table)}>
          {words.t('lobby.toTable')}
        </a>
      )}
      {state === 'over' && (
        <a
          className={styles.deed}
          href={hrefOf('recording', door.table)}
          onClick={() => keepInvitation(door.table, invite ?? '')}
        >
          {words.t('door.result')}
        </a>
      )}
      {(state === 'over' || state === 'closed') && <a href={hrefOf()}>{words.t('door.playBots')}</a>}
    </div>
  );
}
