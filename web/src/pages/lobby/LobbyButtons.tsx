import { DEFAULT_LEVEL } from '@moonstaff/catalogue';
import { Ask } from '../../kit/controls/Ask.tsx';
import look from '../../kit/look/look.module.css';
import { go } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import type { ServerSource } from '../../table/server/ServerSource.ts';
import styles from './Lobby.module.css';
import type { LobbyOffer } from './lobby.ts';

interface LobbyButtonsProps {
  readonly source: ServerSource;
  readonly offer: LobbyOffer;
}

/** Sit, ready, start, leave: what this person can do before the start, and what everyone waits for. */
export function LobbyButtons({ source, offer }: LobbyButtonsProps) {
  const words = useWords();
  const { role, openSeats, waitingFor, isReady } = offer;
  const leave = async (): Promise<void> => {
    if (await source.command({ type: 'leave' })) go();
  };
  const fillUp = async (): Promise<void> => {
    for (const [seat, { maySit }] of offer.seats.entries()) {
      const to = { kind: 'bot', level: DEFAULT_LEVEL } as const;
      if (maySit && !(await source.command({ type: 'seat', seat, to }))) return;
    }
    await source.command({ type: 'start' });
  };
  return (
    <>
      <p className={look.label} role="status">
        {openSeats > 0 && words.t('home.seatsLeft', { n: openSeats })}{' '}
        {waitingFor.length > 0 && words.t('lobby.waiting', { names: waitingFor.join(', ') })}
      </p>
      <div className={styles.keys}>
        {offer.maySit && (
          <button type="button" className={look.buttonMain} onClick={() => void source.command({ type: 'sit' })}>
            {words.t('web.sit')}
          </button>
        )}
        {role === 'guest' && (
          <>
            <button type="button" className={look.buttonDark} onClick={() => void leave()}>
              {words.t('seats.leave')}
            </button>
            <button
              type="button"
              className={look.buttonMain}
              aria-pressed={isReady}
              onClick={() => void source.command({ type: 'ready', ready: !isReady })}
            >
              {isReady && '✓ '}
              {words.t('seats.ready')}
            </button>
          </>
        )}
        {role === 'host' && (
          <>
            <Ask
              label={words.t('lobby.close')}
              question={words.t('lobby.closeSure')}
              onYes={() => void source.command({ type: 'close' })}
            />
            {offer.mayFillUp && (
              <button type="button" className={look.buttonDark} onClick={() => void fillUp()}>
                {words.t('lobby.fillUp')}
              </button>
            )}
            <button
              type="button"
              className={look.buttonMain}
              disabled={!offer.mayStart}
              onClick={() => void source.command({ type: 'start' })}
            >
              {words.t('seats.start')}
            </button>
          </>
        )}
      </div>
    </>
  );
}
