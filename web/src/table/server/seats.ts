import type { Clock, SeatInfo, TableMessage } from '@moonstaff/client';
import type { Words } from '@moonstaff/text';
import type { Seated, SeatState } from '../source.ts';

/** What a bot is called by its place, in the reader's language. */
export type BotName = (seat: number) => string;

export const botNames =
  (words: Words): BotName =>
  (seat) =>
    words.t('seats.botAt', { n: seat + 1 });

/** Who sits there, as the page knows people and bots. */
export function sitterOf(seat: SeatInfo, index: number, botName: BotName): Seated {
  if (seat.kind === 'person') return { kind: 'person', name: seat.name };
  if (seat.kind === 'open') return { kind: 'person', name: '…' };
  return { kind: 'bot', name: seat.instead?.name ?? botName(index) };
}

const MINUTE = 60_000;

/** When a clock begins to warn. */
const lowOf = (clock: Clock): number => (clock.kind === 'slow' ? 60 * MINUTE : MINUTE / 2);

function absenceOf(seat: SeatInfo, here: boolean): SeatState['absence'] {
  if (seat.kind === 'bot') return seat.instead === undefined ? undefined : 'bot';
  if (seat.kind === 'open') return undefined;
  if (seat.standIn !== undefined) return 'standIn';
  return seat.gone ? 'away' : here ? undefined : 'lost';
}

/** What the seats are built from: the latest table message, and who has the table open. */
export type Attended = Pick<TableMessage, 'info' | 'you' | 'clocks'> & {
  /** Seats whose people have the table open; nothing until the server has said so. */
  readonly present: readonly number[] | undefined;
};

/** Who is away, and what time everybody has. */
export function seatStates({ info, you, clocks, present }: Attended): readonly SeatState[] {
  return info.seats.map((seat, i) => {
    const absence = absenceOf(seat, i === you || present === undefined || present.includes(i));
    const clock = clocks?.[i];
    return {
      ...(absence !== undefined && { absence }),
      ...(clock !== undefined && {
        clock: {
          left: clock.left,
          low: lowOf(info.clock),
          // Whose days off aren't over, their time hasn't begun.
          ...(clock.since !== undefined && { since: Math.max(clock.since, clock.offUntil ?? 0) }),
        },
      }),
    };
  });
}

/** Who I am at this table, if I sit at it. */
export function personOf({ info, you }: Pick<TableMessage, 'info' | 'you'>): string | undefined {
  const own = you === undefined ? undefined : info.seats[you];
  if (own?.kind === 'person') return own.person;
  return own?.kind === 'bot' ? own.instead?.person : undefined;
}

/** Where somebody sits, or sat before a bot took over. */
export function seatOf({ seats }: Pick<TableMessage['info'], 'seats'>, person: string): number | undefined {
  const seat = seats.findIndex(
    (one) => (one.kind === 'person' && one.person === person) || (one.kind === 'bot' && one.instead?.person === person),
  );
  return seat < 0 ? undefined : seat;
}

/** What everybody at the table is called, by seat. */
export const namesOf = ({ info }: Pick<TableMessage, 'info'>, words: Words): readonly string[] =>
  info.seats.map((seat, i) => sitterOf(seat, i, botNames(words)).name);
