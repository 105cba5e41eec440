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

/** Opens a table and seats its host, on the first open seat unless another is given. */
export async function openNewTable(
  services: Services,
  who: Pick<Person, 'id' | 'name'>,
  wanted: CheckedNewTable,
  ownSeat?: number,
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
  if (wanted.club !== undefined && !(await services.clubs.isMember(wanted.club, who.id)))
    throw new Refusal('server.club.none');
  const free = ownSeat ?? wanted.seats.findIndex(({ kind }) => kind === 'open');
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
