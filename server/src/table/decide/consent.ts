import type { Proposal } from '@moonstaff/client';
import { Refusal, type Seat } from '@moonstaff/kernel';
import type { Table } from '../table.ts';
import { waitingFor } from '../voting.ts';
import type { Actor, Draft } from './draft.ts';
import { demandLevel, demandSeat } from './lobby.ts';
import { demandOwnSeat } from './play.ts';

/** Starts a vote, one at a time. If there's nobody to ask, it passes at once. */
export function ask(draft: Draft, who: Actor, proposal: Proposal): void {
  const seat = demandOwnSeat(draft, who);
  if (draft.table.voting !== undefined) throw new Refusal('server.ask.open');
  if (draft.table.status !== 'playing') throw new Refusal('server.play.notRunning');
  // Nobody else is there to disagree.
  if (draft.table.settings.challenge !== undefined) throw new Refusal('server.challenge.fixed');
  if (proposal.kind === 'rewind') demandRewind(draft.table, proposal.to);
  if (proposal.kind === 'bot') demandGone(draft, seat, proposal.seat, proposal.level);
  if (proposal.kind === 'time' && draft.table.clocks === undefined) throw new Refusal('server.ask.noClock');
  if (proposal.kind === 'pause' && draft.table.paused) throw new Refusal('server.ask.paused');
  if (proposal.kind === 'resume' && !draft.table.paused) throw new Refusal('server.ask.notPaused');
  draft.push({ kind: 'asked', seat, proposal });
  carryOutIfAgreed(draft);
}

export function answer(draft: Draft, who: Actor, yes: boolean): void {
  const seat = demandOwnSeat(draft, who);
  const { voting } = draft.table;
  if (voting === undefined) throw new Refusal('server.ask.none');
  if (!waitingFor(draft.table, voting).includes(seat)) throw new Refusal('server.ask.notYou');
  draft.push({ kind: 'answered', seat, yes });
  carryOutIfAgreed(draft);
}

/** Only the one who asked takes the question back. */
export function withdraw(draft: Draft, who: Actor): void {
  const seat = demandOwnSeat(draft, who);
  const { voting } = draft.table;
  if (voting === undefined) throw new Refusal('server.ask.none');
  if (voting.seat !== seat) throw new Refusal('server.ask.notYours');
  draft.push({ kind: 'withdrawn', seat });
}

function carryOutIfAgreed(draft: Draft): void {
  const { table, context } = draft;
  const { voting } = table;
  if (voting === undefined || waitingFor(table, voting).length > 0) return;
  const { proposal } = voting;
  switch (proposal.kind) {
    case 'bot':
      draft.push({ kind: 'handed', seat: proposal.seat, level: proposal.level });
      return;
    case 'rewind':
      draft.enter({ kind: 'rewind', to: proposal.to, entropy: context.entropy() }, 'consent');
      return;
    case 'time':
      draft.push({ kind: 'timeAdded', seconds: proposal.seconds });
      return;
    case 'pause':
      draft.push({ kind: 'paused' });
      return;
    case 'resume':
      draft.push({ kind: 'resumed' });
      return;
    case 'end':
      draft.push({ kind: 'finished', reason: 'agreed' });
      return;
  }
}

/** Tries it on a fork, so that nobody has to vote on something impossible. */
function demandRewind(table: Table, to: number): void {
  table.match?.fork().rewind(to, '0'.repeat(64));
}

function demandGone(draft: Draft, asker: Seat, seat: Seat, level: string): void {
  const { table, context } = draft;
  demandSeat(table, seat);
  demandLevel(level, context);
  const info = table.seat(seat);
  if (seat === asker || info.kind !== 'person') throw new Refusal('server.seat.nobody', { seat });
  if (!info.gone && !keepsWaiting(draft, seat)) throw new Refusal('server.seat.notGone', { seat });
}

function keepsWaiting({ table, context }: Draft, seat: Seat): boolean {
  if (table.settings.clock.kind !== 'none' || table.paused) return false;
  const since = table.waitedSince.get(seat);
  return since !== undefined && context.now - since >= context.patience;
}
