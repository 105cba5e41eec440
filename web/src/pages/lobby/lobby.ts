import type { TableInfo } from '@moonstaff/client';
import { personOf } from '../../table/server/seats.ts';

/** How many seats the rules allow. */
export interface SeatLimits {
  readonly min: number;
  readonly max: number;
}

/** What the viewer may do with one seat. */
interface SeatOffer {
  readonly maySit: boolean;
  readonly mayKick: boolean;
  readonly mayRemove: boolean;
  /** Keep it open, or give it to a bot. */
  readonly mayFill: boolean;
}

/** What a lobby offers to one viewer. */
export interface LobbyOffer {
  /** Whether they opened the table, sit at it, or look at it from outside. */
  readonly role: 'host' | 'guest' | 'visitor';
  readonly isReady: boolean;
  readonly openSeats: number;
  /** Guests who aren't ready. */
  readonly waitingFor: readonly string[];
  readonly maySit: boolean;
  readonly mayStart: boolean;
  /** Only free seats keep the game from starting: bots could take them. */
  readonly mayFillUp: boolean;
  readonly mayAddSeat: boolean;
  readonly seats: readonly SeatOffer[];
}

/** Works out what the viewer may do before the start. The server checks it all again. */
export function lobbyOffer(
  { info, you }: { readonly info: TableInfo; readonly you?: number | undefined },
  limits: SeatLimits = { min: info.seats.length, max: info.seats.length },
): LobbyOffer {
  const own = you === undefined ? undefined : info.seats[you];
  const isHost = personOf({ info, you }) === info.host;
  const openSeats = info.seats.filter(({ kind }) => kind === 'open').length;
  const waitingFor = info.seats.flatMap((seat) =>
    seat.kind === 'person' && !seat.ready && seat.person !== info.host ? [seat.name] : [],
  );
  return {
    role: isHost ? 'host' : own?.kind === 'person' ? 'guest' : 'visitor',
    isReady: own?.kind === 'person' && own.ready,
    openSeats,
    waitingFor,
    maySit: own === undefined && openSeats > 0,
    mayStart: isHost && openSeats === 0 && waitingFor.length === 0,
    mayFillUp: isHost && openSeats > 0 && waitingFor.length === 0,
    mayAddSeat: isHost && info.seats.length < limits.max,
    seats: info.seats.map((seat) => ({
      maySit: seat.kind === 'open',
      mayKick: isHost && seat.kind === 'person' && seat.person !== info.host,
      mayRemove: isHost && seat.kind !== 'person' && info.seats.length > limits.min,
      mayFill: isHost && seat.kind !== 'person',
    })),
  };
}
