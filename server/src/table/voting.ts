import type { Proposal } from '@moonstaff/client';
import type { Seat } from '@moonstaff/kernel';
import type { Table } from './table.ts';

/** A proposal, and who has agreed to it so far. */
export interface Voting {
  readonly seat: Seat;
  readonly proposal: Proposal;
  readonly agreed: readonly Seat[];
}

/**
 * Who still has to vote: every other person, except those who are gone, those a bot stands in for, and the one the
 * proposal is about.
 */
export function waitingFor(table: Table, voting: Voting): readonly Seat[] {
  const about = voting.proposal.kind === 'bot' ? voting.proposal.seat : voting.seat;
  return table.seats.flatMap((info, seat) => {
    const asked = info.kind === 'person' && !info.gone && info.standIn === undefined;
    return asked && seat !== voting.seat && seat !== about && !voting.agreed.includes(seat) ? [seat] : [];
  });
}
