import { type Append, linkRecords, listedAt, type StoredRecord } from '../store/index.ts';
import type { RecordBody } from '../table/body.ts';
import type { Draft } from '../table/decide/index.ts';
import { type Delays, dueAfter } from '../table/due.ts';
import { summarize } from '../table/project.ts';
import type { Table } from '../table/table.ts';

/** What the store has to write, all or nothing, before anyone sees the change. */
export function appendOf(
  before: Table,
  draft: Draft,
  delays: Delays,
  sender?: { person: string; command: string },
): Append {
  const after = draft.table;
  const plans = changedPlans(before, after);
  if (plans.length > 0) after.planStamp = before.planStamp + 1;
  const records = draft.records.map(({ seq, at, body }, index): StoredRecord => {
    const person = planner(after, body) ?? sender?.person;
    const key = index === 0 && sender !== undefined ? { command: sender.command } : {};
    return { seq, at, body: JSON.stringify(body), ...(person !== undefined && { sender: person }), ...key };
  });
  const chained = linkRecords(after.id, before.link, records);
  after.link = chained.at(-1)?.link ?? before.link;
  return {
    row: rowOf(after),
    after: { seq: before.seq, planStamp: before.planStamp },
    relisted:
      before.status !== after.status ||
      before.settings.public !== after.settings.public ||
      listedAt(before.at) !== listedAt(after.at),
    records: chained,
    plans,
    due: dueAfter(
      before,
      after,
      delays,
      draft.records.map(({ body }) => body),
    ),
    ...(!sameList(before.people, after.people) && { people: after.people }),
    ...(before.status === 'playing' && after.status === 'finished' && triedAt(after)),
  };
}

/** How a try at a challenge went. It counts if it was played to the end before the day was over. */
function triedAt({ settings: { challenge }, seats, reason, at, outcome }: Table): Pick<Append, 'tried'> {
  if (challenge === undefined) return {};
  const seat = seats.findIndex(({ kind }) => kind === 'person');
  const own = outcome?.scores.find((score) => score.seat === seat);
  if (reason !== 'played' || at >= challenge.endsAt || own === undefined) return { tried: {} };
  return { tried: { score: { won: outcome?.winners.includes(seat) === true, total: own.total } } };
}

/** Who made the plan behind this record: that's its sender, not the person whose command triggered it. */
function planner(table: Table, body: RecordBody): string | undefined {
  if (body.kind !== 'entry' || body.cause !== 'plan' || body.entry.kind === 'rewind') return undefined;
  const info = table.seat(body.entry.seat);
  return info.kind === 'person' ? info.person : undefined;
}

export function rowOf(table: Table): Append['row'] {
  return {
    id: table.id,
    seq: table.seq,
    planStamp: table.planStamp,
    status: table.status,
    public: table.settings.public,
    host: table.host,
    invite: table.invite,
    turn: table.turn,
    summary: JSON.stringify(summarize(table)),
    changedAt: table.at,
    ...(table.settings.club !== undefined && { club: table.settings.club }),
    ...(table.seq > table.linkedAfter && { link: table.link }),
  };
}

function changedPlans(before: Table, after: Table): NonNullable<Append['plans']> {
  const seats = new Set([...before.plans.keys(), ...after.plans.keys()]);
  return [...seats].flatMap((seat) => {
    const action = after.plans.get(seat);
    if (action === before.plans.get(seat)) return [];
    return [{ seat, ...(action !== undefined && { action: JSON.stringify(action) }) }];
  });
}

const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index]);
