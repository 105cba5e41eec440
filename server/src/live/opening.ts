import type { CheckedNewTable } from '@moonstaff/client';
import { Refusal } from '@moonstaff/kernel';
import { newId } from '../ids.ts';
import type { Services } from '../services.ts';
import { type Append, linkRecords, type Person, type StoredRecord } from '../store/index.ts';
import type { BodyOf, RecordBody } from '../table/body.ts';
import { evolve, openTable } from '../table/evolve.ts';
import { chosenOptions } from '../table/options.ts';
import type { Table } from '../table/table.ts';
import { rowOf } from './write.ts';

/** Opens a table and seats its host. */
export async function openNewTable(
  services: Services,
  who: Pick<Person, 'id' | 'name'>,
  wanted: CheckedNewTable,
): Promise<Table> {
  const { store, games, limits, thinker, now } = services;
  const game = games.get(wanted.game);
  if (game === undefined) throw new Refusal('server.game.none', { game: wanted.game, known: [...games.keys()] });
  const { min, max } = game.seats;
  const seats = wanted.seats.length;
  if (seats < min || seats > max) throw new Refusal('table.seats', { seats, min, max });
  for (const seat of wanted.seats) {
    if (seat.kind === 'bot' && !thinker.levels.includes(seat.level)) {
      throw new Refusal('server.bot.level', { level: seat.level, levels: [...thinker.levels] });
    }
  }
  const free = wanted.seats.findIndex(({ kind }) => kind === 'open');
  if (free < 0) throw new Refusal('server.table.noSeat');
  if ((await store.tables.hosted(who.id)) >= limits.hostedTables) {
    throw new Refusal('server.limit.tables', { limit: limits.hostedTables });
  }
  const { seats: wantedSeats, ...settings } = wanted;
  const opened: BodyOf<'opened'> = {
    kind: 'opened',
    person: who.id,
    name: who.name,
    settings: { ...settings, options: chosenOptions(game, seats, wanted.options) },
    seats: wantedSeats,
    invite: newId(),
  };
  const sat: RecordBody = { kind: 'sat', seat: free, person: who.id, name: who.name };
  const at = now();
  const table = openTable(newId(), game, opened, { seq: 1, at });
  evolve(table, sat, { seq: 2, at });
  const record = (seq: number, body: RecordBody): StoredRecord => ({
    seq,
    at,
    sender: who.id,
    body: JSON.stringify(body),
  });
  const records = linkRecords(table.id, '', [record(1, opened), record(2, sat)]);
  table.link = records.at(-1)?.link ?? '';
  const append: Append = {
    row: rowOf(table),
    after: { seq: 0, planStamp: 0 },
    records,
    people: table.people,
  };
  await store.tables.create(append);
  return table;
}

/** Plays the same table again. The first to ask opens it, the others join it. */
export async function rematch(services: Services, who: Pick<Person, 'id' | 'name'>, old: Table): Promise<Table> {
  const { liveTables } = services;
  if (old.status !== 'finished') throw new Refusal('server.rematch.running');
  if (!old.people.includes(who.id)) throw new Refusal('server.seat.notYours');
  if (old.rematch !== undefined) return liveTables.table(old.rematch);
  const seats = old.seats.map((info) =>
    info.kind === 'bot' && info.instead === undefined ? info : ({ kind: 'open' } as const),
  );
  const table = await openNewTable(services, who, { ...old.settings, seats });
  let first = table.id;
  await liveTables.note(old.id, (draft) => {
    first = draft.table.rematch ?? table.id;
    if (draft.table.rematch === undefined) draft.push({ kind: 'rematch', table: table.id });
    return draft.records.length > 0;
  });
  // Two people asked at once. Remove the table that came second.
  if (first !== table.id) await services.store.tables.remove(table.id);
  return liveTables.table(first);
}
