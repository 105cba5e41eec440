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

/** The people who still have to vote. */
export const votersOf = (table: Table): readonly string[] =>
  table.voting === undefined
    ? []
    : waitingFor(table, table.voting).flatMap((seat) => {
        const info = table.seat(seat);
        return info.kind === 'person' ? [info.person] : [];
      });
