import type { SeatInfo, TableMessage } from '@moonstaff/client';
import { useState, useSyncExternalStore } from 'react';
import { hrefOf } from '../app/route.ts';
import { SeatShape } from '../art/SeatShape.tsx';
import { Staff } from '../art/Staff.tsx';
import { useWords } from '../settings/Words.tsx';
import { Trouble } from '../table/Trouble.tsx';
import './online.css';
import type { ServerSource } from './ServerSource.ts';

/** Before the start: who sits where, the link for the others, ready, go. */
export function Lobby({
  source,
  table: { table, info, you },
}: {
  readonly source: ServerSource;
  readonly table: TableMessage;
}) {
  const words = useWords();
  const [copied, setCopied] = useState(false);
  const trouble = useSyncExternalStore(
    (listener) => source.subscribe(listener),
    () => source.trouble(),
  );
  const own = you === undefined ? undefined : info.seats[you];
  const isHost = own?.kind === 'person' && own.person === info.host;
  const link = new URL(hrefOf('house', table, info.invite ?? ''), window.location.href).href;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <main className="lobby">
      {trouble !== undefined && <Trouble phrase={trouble} over />}
      <Staff />
      <h1>{words.name('game', info.game)}</h1>
      <ol className="seat-rows">
        {info.seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <SeatLine key={i} seat={seat} index={i} mine={i === you} />
        ))}
      </ol>
      <label className="field">
        {words.t('seats.invite')}
        <input readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <div className="lobby-keys">
        <button type="button" className="button-dark" onClick={() => void copy()}>
          {words.t(copied ? 'seats.copied' : 'seats.invite')}
        </button>
        {own === undefined && (
          <button type="button" className="button-main" onClick={() => void source.command({ type: 'sit' })}>
            {words.t('web.sit')}
          </button>
        )}
        {own?.kind === 'person' && !isHost && (
          <button
            type="button"
            className="button-main"
            aria-pressed={own.ready}
            onClick={() => void source.command({ type: 'ready', ready: !own.ready })}
          >
            {words.t('seats.ready')}
          </button>
        )}
        {isHost && (
          <button type="button" className="button-main" onClick={() => void source.command({ type: 'start' })}>
            {words.t('seats.start')}
          </button>
        )}
      </div>
    </main>
  );
}

function SeatLine({ seat, index, mine }: { readonly seat: SeatInfo; readonly index: number; readonly mine: boolean }) {
  const words = useWords();
  const name = seat.kind === 'person' ? seat.name : words.t(seat.kind === 'bot' ? 'seats.bot' : 'seats.open');
  return (
    <li>
      <SeatShape seat={index} away={seat.kind === 'open'} />
      <b>{name}</b>
      {mine && <span className="label">{words.t('seats.you')}</span>}
      {seat.kind === 'person' && seat.ready && <span className="label">{words.t('seats.ready')}</span>}
    </li>
  );
}
