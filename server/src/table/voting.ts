import type { Proposal } from '@moonstaff/client';
import type { Seat } from '@moonstaff/kernel';
import type { Table } from './table.ts';

/** Something the others are asked to agree to, and who has. */
export interface Voting {
  readonly seat: Seat;
  readonly proposal: Proposal;
  readonly agreed: readonly Seat[];
}

/**
 * Who still has to answer: every other person who is there. Whoever is gone, stood in for, or the one it is
 * about, is not asked.
 */
export function waitingFor(table: Table, voting: Voting): readonly Seat[] {
  const about = voting.proposal.kind === 'bot' ? voting.proposal.seat : voting.seat;
  return table.seats.flatMap((info, seat) => {
    const asked = info.kind === 'person' && !info.gone && info.standIn === undefined;
    return asked && seat !== voting.seat && seat !== about && !voting.agreed.includes(seat) ? [seat] : [];
  });
}
