import { demandLegal, type Json, Refusal, type Seat } from '@moonstaff/kernel';
import type { Table } from '../table/table.ts';

/** What an action would cost and give the person asking. */
export function preview(table: Table, person: string, action: unknown): Json {
  const { seat, state } = ownSeat(table, person);
  demandLegal(table.game, state, seat, action);
  return plain(table.game.preview(state, seat, action));
}

/** Why the person asking can't use a thing now. Refuses things the game doesn't know. */
export function explain(table: Table, person: string, thing: unknown): Json {
  const { seat, state } = ownSeat(table, person);
  try {
    const why = table.game.explain(state, seat, thing);
    return why === undefined ? {} : plain({ why });
  } catch {
    throw new Refusal('server.explain.thing');
  }
}

function ownSeat(table: Table, person: string): { readonly seat: Seat; readonly state: unknown } {
  const seat = table.seatOf(person);
  if (seat === undefined) throw new Refusal('server.seat.notYours');
  if (table.match === undefined || table.status !== 'playing') throw new Refusal('server.play.notRunning');
  return { seat, state: table.match.state };
}

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;
