import { Match, Refusal, type Seat } from '@moonstaff/kernel';
import { newId } from '../ids.ts';
import type { Services } from '../services.ts';
import type { Person } from '../store/index.ts';
import type { Table } from '../table/table.ts';
import { openNewTable } from './opening.ts';

/**
 * Plays the same table again. The first to ask opens it; everyone else who asks is seated there, ready. The player
 * next to the one who started starts this time.
 */
export async function rematch(services: Services, who: Pick<Person, 'id' | 'name'>, old: Table): Promise<Table> {
  const { liveTables } = services;
  if (old.status !== 'finished') throw new Refusal('server.rematch.running');
  if (old.settings.challenge !== undefined) throw new Refusal('server.challenge.fixed');
  if (!old.people.includes(who.id)) throw new Refusal('server.seat.notYours');
  if (old.rematch !== undefined) return takeSeat(services, who, old, await liveTables.freshTable(old.rematch));
  const order = nextOrder(old);
  const seats = order.map((seat) => {
    const info = old.seat(seat);
    return info.kind === 'bot' && info.instead === undefined ? info : ({ kind: 'open' } as const);
  });
  const { options, club, message: _said, ...settings } = old.settings;
  const isInClub = club !== undefined && (await services.clubs.isMember(club, who.id));
  const wanted = {
    ...settings,
    seating: 'chosen' as const,
    options: startingFirst(old, options),
    seats,
    ...(isInClub && { club }),
  };
  const own = seatFor(old, who.id);
  const table = await openNewTable(services, who, wanted, own);
  let first = table.id;
  await liveTables.note(old.id, (draft) => {
    first = draft.table.rematch ?? table.id;
    if (draft.table.rematch === undefined) draft.push({ kind: 'rematch', table: table.id });
    return draft.records.length > 0;
  });
  if (first === table.id) {
    for (const person of old.people) if (person !== who.id) await services.invite(person, table, who, 'rematch');
    return liveTables.table(first);
  }
  // Two people asked at once. Remove the table that came second.
  await services.store.tables.remove(table.id);
  return takeSeat(services, who, old, await liveTables.freshTable(first));
}

/** Seats somebody where the rematch has a place for them, and says they're ready. */
async function takeSeat(
  { liveTables }: Services,
  { id: person, name }: Pick<Person, 'id' | 'name'>,
  old: Table,
  table: Table,
): Promise<Table> {
  const seat = seatFor(old, person);
  if (table.status !== 'open' || table.seatOf(person) !== undefined || seat === undefined) return table;
  const kept = table.seats[seat]?.kind === 'open' ? { seat } : {};
  const who = { person, name };
  await liveTables.command(table.id, who, newId(), { type: 'sit', ...kept }, table.invite);
  await liveTables.command(table.id, who, newId(), { type: 'ready', ready: true }, table.invite);
  return liveTables.table(table.id);
}

/** The seats of the old table in the order of the new one: the next player to start comes first. */
function nextOrder(old: Table): readonly Seat[] {
  const count = old.seats.length;
  return old.seats.map((_, seat) => (seat + startOf(old) + 1) % count);
}

/** Where somebody who sat at the old table sits at the new one. */
function seatFor(old: Table, person: string): Seat | undefined {
  const at = nextOrder(old).findIndex((seat) => {
    const info = old.seat(seat);
    return (info.kind === 'person' ? info.person : info.kind === 'bot' ? info.instead?.person : undefined) === person;
  });
  return at < 0 ? undefined : at;
}

/** Who had the first turn. Where everyone plays at once, that's the first seat. */
function startOf({ game, match }: Table): Seat {
  if (match === undefined) return 0;
  const [first, ...others] = game.toAct(Match.start(game, match.header).state);
  return first === undefined || others.length > 0 ? 0 : first;
}

/** Where a game lets its host choose who starts, the first seat does. */
const startingFirst = ({ game, seats }: Table, options: Table['settings']['options']): Table['settings']['options'] =>
  'first' in game.options && seats.length > 1 ? { ...options, first: 0 } : options;
