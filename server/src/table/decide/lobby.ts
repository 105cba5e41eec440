import { randomInt } from 'node:crypto';
import type { SettingsChange, WantedSeat } from '@moonstaff/client';
import { at, Refusal, type Seat, same } from '@moonstaff/kernel';
import { chosenOptions, keptOptions } from '../options.ts';
import type { Table } from '../table.ts';
import type { Actor, DecisionContext, Draft } from './draft.ts';

function demandOpen(table: Table): void {
  if (table.status !== 'open') throw new Refusal('server.table.notOpen');
}

function demandHost(table: Table, who: Actor): void {
  if (table.host !== who.person) throw new Refusal('server.table.notHost');
}

export function demandSeat(table: Table, seat: Seat): void {
  if (seat >= table.seats.length) throw new Refusal('server.seat.none', { seat, seats: table.seats.length });
}

export function demandLevel(level: string, { levels }: Pick<DecisionContext, 'levels'>): void {
  if (!levels.includes(level)) throw new Refusal('server.bot.level', { level, levels: [...levels] });
}

export function sit(draft: Draft, who: Actor, wanted: Seat | undefined): void {
  const { table } = draft;
  demandOpen(table);
  if (table.sentAway.has(who.person)) throw new Refusal('server.table.sentAway');
  if (wanted !== undefined) demandSeat(table, wanted);
  const from = table.seatOf(who.person);
  if (from !== undefined && (wanted === undefined || wanted === from)) throw new Refusal('server.seat.already');
  const free = table.seats.findIndex((info) => info.kind === 'open');
  const seat = wanted ?? free;
  if (seat < 0) throw new Refusal('server.table.noSeat');
  if (table.seat(seat).kind !== 'open') throw new Refusal('server.seat.taken', { seat });
  if (from !== undefined) draft.push({ kind: 'left', seat: from });
  draft.push({ kind: 'sat', seat, person: who.person, name: who.name });
}

/** So that nobody can flood a host. */
const MAX_REQUESTS = 20;

/** Somebody without an invitation asks for a seat. The caller has checked that the table allows it. */
export function request(draft: Draft, { person, name }: Actor): void {
  const { table } = draft;
  demandOpen(table);
  if (table.seatOf(person) !== undefined) throw new Refusal('server.seat.already');
  if (table.requests.has(person) || table.admitted.has(person)) throw new Refusal('server.request.already');
  if (table.requests.size >= MAX_REQUESTS) throw new Refusal('server.request.many', { limit: MAX_REQUESTS });
  draft.push({ kind: 'requested', person, name });
}

export function admit(draft: Draft, who: Actor, person: string, yes: boolean): void {
  const { table } = draft;
  demandOpen(table);
  demandHost(table, who);
  if (!table.requests.has(person)) throw new Refusal('server.request.none');
  draft.push({ kind: 'admitted', person, yes });
}

export function kick(draft: Draft, who: Actor, seat: Seat): void {
  const { table } = draft;
  demandOpen(table);
  demandHost(table, who);
  demandSeat(table, seat);
  const info = table.seat(seat);
  if (info.kind !== 'person') throw new Refusal('server.seat.nobody', { seat });
  if (info.person === who.person) throw new Refusal('server.seat.yourself');
  draft.push({ kind: 'kicked', seat });
}

export function changeSeat(draft: Draft, who: Actor, seat: Seat, to: WantedSeat): void {
  const { table } = draft;
  demandOpen(table);
  demandHost(table, who);
  demandSeat(table, seat);
  if (table.seat(seat).kind === 'person') throw new Refusal('server.seat.taken', { seat });
  if (to.kind === 'bot') demandLevel(to.level, draft.context);
  draft.push({ kind: 'seatChanged', seat, ...(to.kind === 'bot' && { level: to.level }) });
}

export function addSeat(draft: Draft, who: Actor): void {
  const { table } = draft;
  demandOpen(table);
  demandHost(table, who);
  demandRoom(table, table.seats.length + 1);
  draft.push({ kind: 'seatAdded' });
  fitOptions(draft);
}

/** Only empty seats and bots can be removed. */
export function removeSeat(draft: Draft, who: Actor, seat: Seat): void {
  const { table } = draft;
  demandOpen(table);
  demandHost(table, who);
  demandSeat(table, seat);
  if (table.seat(seat).kind === 'person') throw new Refusal('server.seat.taken', { seat });
  demandRoom(table, table.seats.length - 1);
  draft.push({ kind: 'seatRemoved', seat });
  fitOptions(draft);
}

function demandRoom(table: Table, seats: number): void {
  const { min, max } = table.game.seats;
  if (seats < min || seats > max) throw new Refusal('table.seats', { seats, min, max });
}

/** Some options exist only for certain numbers of players. */
function fitOptions(draft: Draft): void {
  const { table } = draft;
  const options = keptOptions(table.game, table.seats.length, table.settings.options);
  if (!same(options, table.settings.options)) draft.push({ kind: 'changed', settings: { options } });
}

export function changeSettings(draft: Draft, who: Actor, settings: SettingsChange): void {
  const { table } = draft;
  demandOpen(table);
  demandHost(table, who);
  const { options } = settings;
  const chosen = options === undefined ? {} : { options: chosenOptions(table.game, table.seats.length, options) };
  draft.push({ kind: 'changed', settings: { ...settings, ...chosen } });
}

export function ready(draft: Draft, who: Actor, isReady: boolean): void {
  const { table } = draft;
  demandOpen(table);
  const seat = table.seatOf(who.person);
  if (seat === undefined) throw new Refusal('server.seat.notYours');
  draft.push({ kind: 'ready', seat, ready: isReady });
}

/** Everyone except the host must be ready. */
export function start(draft: Draft, who: Actor): void {
  const { table, context } = draft;
  demandOpen(table);
  demandHost(table, who);
  if (table.settings.rated === true && table.seats.length < 2) throw new Refusal('server.rated.alone');
  for (const [seat, info] of table.seats.entries()) {
    if (info.kind === 'open') throw new Refusal('server.start.openSeat', { seat });
    if (info.kind === 'person' && !info.ready && info.person !== who.person) {
      throw new Refusal('server.start.notReady', { seat });
    }
  }
  if (table.seatOf(who.person) === undefined) throw new Refusal('server.seat.notYours');
  const order = table.seats.map((_, seat) => seat);
  if (table.settings.seating === 'shuffled') shuffleFairly(order);
  draft.push({ kind: 'started', order, seed: context.entropy(), rules: table.game.rules.current });
}

function shuffleFairly(list: Seat[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    const moved = at(list, i);
    list[i] = at(list, j);
    list[j] = moved;
  }
}

export function close(draft: Draft, who: Actor): void {
  demandOpen(draft.table);
  demandHost(draft.table, who);
  draft.push({ kind: 'closed' });
}

/** In the lobby this frees the seat, or closes the table if the host leaves. In a game the player counts as gone. */
export function leave(draft: Draft, who: Actor): void {
  const { table } = draft;
  const seat = table.seatOf(who.person);
  if (table.status === 'open' && table.host === who.person) {
    draft.push({ kind: 'closed' });
    return;
  }
  if (seat === undefined || table.seat(seat).kind !== 'person') throw new Refusal('server.seat.notYours');
  if (table.status !== 'open' && table.status !== 'playing') throw new Refusal('server.play.notRunning');
  draft.push({ kind: 'left', seat });
}
