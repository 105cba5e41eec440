import type { Door, DoorSeat } from '@moonstaff/client';

/** How things stand for somebody who opens an invitation. */
type LetterState = 'free' | 'full' | 'running' | 'over' | 'closed' | 'seated';

export function letterState({ status, seats, you }: Pick<Door, 'status' | 'seats' | 'you'>): LetterState {
  if (status === 'closed') return 'closed';
  if (status === 'finished') return 'over';
  if (you !== undefined) return 'seated';
  if (status === 'playing') return 'running';
  return seats.some(({ kind }) => kind === 'open') ? 'free' : 'full';
}

/** The seat one would get: the wanted one while it's free, otherwise the first free one. */
export function seatToTake(seats: readonly DoorSeat[], wanted: number | undefined): number | undefined {
  if (wanted !== undefined && seats[wanted]?.kind === 'open') return wanted;
  const free = seats.findIndex(({ kind }) => kind === 'open');
  return free < 0 ? undefined : free;
}

/** Who took the wanted seat meanwhile. */
export function whoWasFaster(seats: readonly DoorSeat[], wanted: number | undefined): string | undefined {
  const seat = wanted === undefined ? undefined : seats[wanted];
  return seat?.kind === 'person' ? seat.name : undefined;
}

/** Whether one may look on: at a table that isn't running yet, or where spectators are allowed. */
export const mayLookOn = ({ status, spectators, request }: Pick<Door, 'status' | 'spectators' | 'request'>): boolean =>
  request === undefined && (status === 'open' || (status === 'playing' && spectators));

/** How a game ended: who won, and everybody's points from the best down. */
export function resultOf({ seats, winners = [], scores = [] }: Pick<Door, 'seats' | 'winners' | 'scores'>): {
  readonly winners: readonly string[];
  readonly points: readonly number[];
} {
  const nameAt = (seat: number | 'rival'): string => {
    const sitter = seat === 'rival' ? undefined : seats[seat];
    return sitter?.kind === 'person' ? sitter.name : '';
  };
  return {
    winners: winners.map(nameAt).filter((name) => name !== ''),
    points: scores.map(({ total }) => total).sort((a, b) => b - a),
  };
}

/** An id or a code as the server makes them. Anything else was cut or mistyped. */
export const isCode = (code: string | undefined): code is string => /^[A-Za-z0-9_-]{22}$/.test(code ?? '');
