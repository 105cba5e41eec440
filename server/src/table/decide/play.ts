import { type ActionShape, Refusal, type Seat } from '@moonstaff/kernel';
import type { Actor, Draft } from './draft.ts';

/** The seat this person plays now. If a bot has taken over, they have to return first. */
export function demandOwnSeat(draft: Draft, who: Actor): Seat {
  const { table } = draft;
  if (table.status !== 'playing') throw new Refusal('server.play.notRunning');
  const seat = table.seatOf(who.person);
  if (seat === undefined) throw new Refusal('server.seat.notYours');
  if (table.botAt(seat) !== undefined) throw new Refusal('server.play.botPlays', { seat });
  return seat;
}

/** Like `demandOwnSeat`, to play: not during a pause. */
function demandPlaying(draft: Draft, who: Actor): Seat {
  const seat = demandOwnSeat(draft, who);
  if (draft.table.paused) throw new Refusal('server.play.paused');
  return seat;
}

export function act(draft: Draft, who: Actor, action: ActionShape): void {
  const seat = demandPlaying(draft, who);
  draft.setPlan(seat, undefined);
  draft.enter({ kind: 'act', seat, action: { ...action } }, 'person');
}

export function undo(draft: Draft, who: Actor): void {
  draft.enter({ kind: 'undo', seat: demandPlaying(draft, who) }, 'person');
}

export function redo(draft: Draft, who: Actor): void {
  draft.enter({ kind: 'redo', seat: demandPlaying(draft, who) }, 'person');
}

/** Plans an action for this player's next turn, typically to pass. Without an action, drops the plan. */
export function plan(draft: Draft, who: Actor, action: ActionShape | undefined): void {
  const seat = demandOwnSeat(draft, who);
  if (action !== undefined && draft.table.toAct.includes(seat)) throw new Refusal('server.plan.yourTurn');
  draft.setPlan(seat, action);
}

/**
 * A bot takes over the seat for good. The game ends if only one side is left, or no person.
 */
export function resign(draft: Draft, who: Actor): void {
  const { table, context } = draft;
  if (table.status !== 'playing') throw new Refusal('server.play.notRunning');
  const seat = table.seatOf(who.person);
  if (seat === undefined) throw new Refusal('server.seat.notYours');
  draft.setPlan(seat, undefined);
  draft.push({ kind: 'resigned', seat, level: context.standIn });
  const stayed = table.seats.filter((_, index) => !table.hasResigned(index));
  const people = stayed.filter((info) => info.kind === 'person' || (info.kind === 'bot' && info.instead !== undefined));
  if (stayed.length < 2 || people.length === 0) draft.push({ kind: 'finished', reason: 'resigned' });
}

/** Only where people have days for each turn, and only as many days as everybody has. None means to be back. */
export function daysOff(draft: Draft, who: Actor, days: number): void {
  const seat = demandOwnSeat(draft, who);
  const { table, context } = draft;
  if (table.settings.clock.kind !== 'slow') throw new Refusal('server.daysOff.clock');
  const isOff = (table.clocks?.seats[seat]?.offUntil ?? 0) > context.now;
  if (isOff === days > 0) throw new Refusal(isOff ? 'server.daysOff.already' : 'server.daysOff.notOff');
  const left = table.daysOffLeft(seat);
  if (days > left) throw new Refusal('server.daysOff.left', { left });
  draft.push({ kind: 'daysOff', seat, days });
}

/** Takes the seat back from the bot, or ends being gone. */
export function comeBack(draft: Draft, who: Actor): void {
  const { table } = draft;
  if (table.status !== 'playing') throw new Refusal('server.play.notRunning');
  const seat = table.seatOf(who.person);
  if (seat === undefined) throw new Refusal('server.seat.notYours');
  const info = table.seat(seat);
  if (info.kind === 'person' && !info.gone) throw new Refusal('server.seat.already');
  draft.push({ kind: 'returned', seat });
}

/** Makes a bot's move, chosen after the seat's entry `after`. Returns false if the game has moved on since. */
export function botMove(draft: Draft, seat: Seat, action: ActionShape, after: number): boolean {
  const { table } = draft;
  if (table.paused || table.botAt(seat) === undefined || !table.toAct.includes(seat)) return false;
  if (lastEntryOf(draft, seat) !== after) return false;
  if (table.match === undefined || !table.game.isLegal(table.match.state, seat, action)) return false;
  draft.enter({ kind: 'act', seat, action: { ...action } }, 'bot');
  return true;
}

export const lastEntryOf = (draft: Pick<Draft, 'table'>, seat: Seat): number =>
  draft.table.match?.entries.findLastIndex((entry) => entry.kind === 'rewind' || entry.seat === seat) ?? -1;
