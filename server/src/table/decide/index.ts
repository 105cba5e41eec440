import type { Command } from '@moonstaff/client';
import { Refusal } from '@moonstaff/kernel';
import { deadline } from '../clock.ts';
import { answer, ask, withdraw } from './consent.ts';
import type { Actor, Draft } from './draft.ts';
import {
  addSeat,
  admit,
  changeSeat,
  changeSettings,
  close,
  kick,
  leave,
  ready,
  removeSeat,
  request,
  sit,
  start,
} from './lobby.ts';
import { act, comeBack, daysOff, plan, redo, resign, undo } from './play.ts';

type Decisions = {
  readonly [Type in Command['type']]: (draft: Draft, who: Actor, command: Extract<Command, { type: Type }>) => void;
};

const DECISIONS: Decisions = {
  sit: (draft, who, { seat }) => sit(draft, who, seat),
  request,
  admit: (draft, who, { person, yes }) => admit(draft, who, person, yes),
  kick: (draft, who, { seat }) => kick(draft, who, seat),
  seat: (draft, who, { seat, to }) => changeSeat(draft, who, seat, to),
  addSeat,
  removeSeat: (draft, who, { seat }) => removeSeat(draft, who, seat),
  change: (draft, who, { settings }) => changeSettings(draft, who, settings),
  ready: (draft, who, command) => ready(draft, who, command.ready),
  start,
  close,
  leave,
  act: (draft, who, { action }) => act(draft, who, action),
  undo,
  redo,
  plan: (draft, who, { action }) => plan(draft, who, action),
  ask: (draft, who, { proposal }) => ask(draft, who, proposal),
  answer: (draft, who, { yes }) => answer(draft, who, yes),
  withdraw,
  daysOff: (draft, who, { days }) => daysOff(draft, who, days),
  resign,
  return: comeBack,
  chat: (draft, who, { text }) => chat(draft, who, text),
};

/** Carries out the command on the draft, or refuses it. This is the only place that decides who may do what. */
export function decide(draft: Draft, who: Actor, command: Command): void {
  const decision = DECISIONS[command.type] as (draft: Draft, who: Actor, command: Command) => void;
  decision(draft, who, command);
}

/** Spectators can't fill up the history of somebody else's game. */
const MAX_ASIDES = 500;

/** People at the table talk to everybody, spectators only to each other. */
function chat(draft: Draft, { person, name }: Actor, text: string): void {
  const { table } = draft;
  if (!table.settings.chat) throw new Refusal('server.chat.off');
  if (table.people.includes(person)) {
    draft.push({ kind: 'chat', person, name, text });
    return;
  }
  if (!table.settings.spectators) throw new Refusal('server.seat.notYours');
  if (table.asides >= MAX_ASIDES) throw new Refusal('server.chat.full');
  draft.push({ kind: 'aside', person, name, text });
}

/** Handles every clock that has run out by now. Does nothing if the turn was taken in time after all. */
export function runClocksOut(draft: Draft): void {
  const { table, context } = draft;
  for (let next = deadline(table.clocks); next !== undefined; next = deadline(table.clocks)) {
    if (table.status !== 'playing' || next.at > context.now) return;
    const level = table.settings.onTimeout === 'bot' ? { level: context.standIn } : {};
    draft.push({ kind: 'ranOut', seat: next.seat, ...level });
  }
}

export { type Actor, type DecisionContext, Draft } from './draft.ts';
export { botMove, lastEntryOf } from './play.ts';
