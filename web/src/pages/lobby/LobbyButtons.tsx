import { Ask } from '../../kit/controls/Ask.tsx';
import { go } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import type { ServerSource, ServerTable } from '../../table/server/ServerSource.ts';
import { personOf } from '../../table/server/seats.ts';

interface LobbyButtonsProps {
  readonly source: ServerSource;
  readonly house: ServerTable;
}

/** Sit, ready, start, leave: what this person can do before the start, and what is still waited for. */
export function LobbyButtons({ source, house }: LobbyButtonsProps) {
  const words = useWords();
  const { info, you } = house;
  const own = you === undefined ? undefined : info.seats[you];
  const isHost = personOf(house) === info.host;
  const open = info.seats.filter(({ kind }) => kind === 'open').length;
  const late = info.seats.flatMap((seat) =>
    seat.kind === 'person' && !seat.ready && seat.person !== info.host ? [seat.name] : [],
  );
  const leave = async (): Promise<void> => {
    if (await source.command({ type: 'leave' })) go();
  };
  return (
    <>
      <p className="label" role="status">
        {open > 0 && words.t('home.seatsLeft', { n: open })}{' '}
        {late.length > 0 && words.t('lobby.waiting', { names: late.join(', ') })}
      </p>
      <div className="lobby-keys">
        {own === undefined && open > 0 && (
          <button type="button" className="button-main" onClick={() => void source.command({ type: 'sit' })}>
            {words.t('web.sit')}
          </button>
        )}
        {own?.kind === 'person' && !isHost && (
          <>
            <button type="button" className="button-dark" onClick={() => void leave()}>
              {words.t('seats.leave')}
            </button>
            <button
              type="button"
              className="button-main"
              aria-pressed={own.ready}
              onClick={() => void source.command({ type: 'ready', ready: !own.ready })}
            >
              {own.ready && '✓ '}
              {words.t('seats.ready')}
            </button>
          </>
        )}
        {isHost && (
          <>
            <Ask
              label={words.t('lobby.close')}
              question={words.t('lobby.closeSure')}
              onYes={() => void source.command({ type: 'close' })}
            />
            <button
              type="button"
              className="button-main"
              disabled={open > 0 || late.length > 0}
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
