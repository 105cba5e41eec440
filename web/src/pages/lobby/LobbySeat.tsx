import type { SeatInfo, WantedSeat } from '@moonstaff/client';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import { BarButton } from '../../kit/controls/BarButton.tsx';
import field from '../../kit/controls/Field.module.css';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { Attendance } from '../../table/seats/Attendance.tsx';
import { LevelOptions } from '../../table/seats/LevelOptions.tsx';
import { levelName } from '../../table/seats/levels.ts';
import type { ServerSource, ServerTable } from '../../table/server/ServerSource.ts';
import { seatStates } from '../../table/server/seats.ts';
import styles from './Lobby.module.css';
import type { LobbyOffer } from './lobby.ts';

interface LobbySeatProps {
  readonly source: ServerSource;
  readonly house: ServerTable;
  readonly seat: SeatInfo;
  readonly index: number;
  readonly offer: LobbyOffer['seats'][number] | undefined;
}

/** One seat: who has it, and what the viewer may do with it. */
export function LobbySeat({ source, house, seat, index, offer }: LobbySeatProps) {
  const words = useWords();
  const { info, you } = house;
  return (
    <li>
      <SeatShape seat={index} away={seat.kind === 'open'} />
      {seat.kind === 'person' ? (
        <>
          <b>{seat.name}</b>
          <Attendance {...seatStates(house)[index]} />
          {index === you && <span className={look.label}>{words.t('seats.you')}</span>}
          <span className={`${look.label} ${seat.ready ? styles.ready : ''}`}>
            {seat.person === info.host ? words.t('lobby.host') : words.t(seat.ready ? 'seats.ready' : 'lobby.notReady')}
          </span>
        </>
      ) : offer?.mayFill ? (
        <SeatChoice seat={seat} onChange={(to) => void source.command({ type: 'seat', seat: index, to })} />
      ) : (
        <b>{seatName(seat, words)}</b>
      )}
      {offer?.maySit && (
        <button
          type="button"
          className={look.buttonDark}
          onClick={() => void source.command({ type: 'sit', seat: index })}
        >
          {words.t('lobby.sitHere')}
        </button>
      )}
      {seat.kind === 'person' && offer?.mayKick && (
        <BarButton
          does="remove"
          aria-label={words.t('lobby.kick', { name: seat.name })}
          onClick={() => void source.command({ type: 'kick', seat: index })}
        >
          ×
        </BarButton>
      )}
      {seat.kind !== 'person' && offer?.mayRemove && (
        <BarButton
          does="remove"
          aria-label={`${words.t('seats.remove')}: ${seatName(seat, words)}`}
          onClick={() => void source.command({ type: 'removeSeat', seat: index })}
        >
          ×
        </BarButton>
      )}
    </li>
  );
}

function seatName(seat: Exclude<SeatInfo, { kind: 'person' }>, words: ReturnType<typeof useWords>): string {
  if (seat.kind === 'open') return words.t('seats.open');
  return `${words.t('seats.bot')} · ${levelName(seat.level, words)}`;
}

interface SeatChoiceProps {
  readonly seat: Exclude<SeatInfo, { kind: 'person' }>;
  readonly onChange: (to: WantedSeat) => void;
}

/** The host keeps a seat open or gives it to a bot. */
function SeatChoice({ seat, onChange }: SeatChoiceProps) {
  const words = useWords();
  return (
    <select
      className={field.entry}
      value={seat.kind === 'bot' ? seat.level : 'open'}
      aria-label={words.t('seats.level')}
      onChange={({ target: { value } }) =>
        onChange(value === 'open' ? { kind: 'open' } : { kind: 'bot', level: value })
      }
    >
      <option value="open">{words.t('seats.open')}</option>
      <LevelOptions />
    </select>
  );
}
