import type { SeatInfo, TableInfo } from '@moonstaff/client';

export const OPEN: SeatInfo = { kind: 'open' };

export const BOT: SeatInfo = { kind: 'bot', level: 'novice' };

/** A person whose id is the first letter of their name. */
export const person = (name: string, state: { readonly ready?: boolean; readonly gone?: boolean } = {}): SeatInfo => ({
  ...{ kind: 'person', person: name.slice(0, 1), name, ready: false, gone: false },
  ...state,
});

/** A table hosted by Ilka. */
export const tableOf = (seats: readonly SeatInfo[], change: Partial<TableInfo> = {}): TableInfo => ({
  ...{ id: 'table', host: 'I', game: 'arnak', options: {}, status: 'open', createdAt: 0 },
  ...{ public: false, seating: 'chosen', clock: { kind: 'none' }, onTimeout: 'others', chat: true, spectators: true },
  ...{ hints: false, paused: false },
  seats: [...seats],
  ...change,
});
