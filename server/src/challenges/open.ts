import type { Settings } from '@moonstaff/client';
import type { AnyGame } from '@moonstaff/kernel';
import { newId } from '../ids.ts';
import { rowOf } from '../live/index.ts';
import { type Append, linkRecords, type Person, type StoredRecord } from '../store/index.ts';
import type { BodyOf, RecordBody } from '../table/body.ts';
import { type Delays, dueAfter } from '../table/due.ts';
import { evolve, openTable } from '../table/evolve.ts';
import type { StoredChallenge } from './store.ts';

/** A table that only its player can enter, where nothing can be asked for and nobody helps. */
const settingsOf = ({ game, options, day, endsAt }: StoredChallenge): Settings => ({
  game,
  options,
  public: false,
  seating: 'chosen',
  clock: { kind: 'none' },
  onTimeout: 'others',
  chat: false,
  spectators: false,
  rated: false,
  hints: false,
  challenge: { day, endsAt },
});

/** The table of a try, already started: the same seats, options and seed for everybody. */
export function openTry(
  challenge: StoredChallenge,
  game: AnyGame,
  { id: person, name }: Pick<Person, 'id' | 'name'>,
  { now: at, delays }: { readonly now: number; readonly delays: Delays },
): Append {
  const { seats, seed, rules } = challenge;
  const opened: BodyOf<'opened'> = {
    kind: 'opened',
    ...{ person, name, seats },
    settings: settingsOf(challenge),
    invite: newId(),
  };
  const own = seats.findIndex(({ kind }) => kind === 'open');
  const sat: RecordBody = { kind: 'sat', seat: own, person, name };
  const started: BodyOf<'started'> = { kind: 'started', order: seats.map((_, seat) => seat), seed, rules };
  const table = openTable(newId(), game, opened, { seq: 1, at });
  evolve(table, sat, { seq: 2, at });
  const opening = evolve(table, started, { seq: 3, at });
  const bodies: readonly RecordBody[] = [opened, sat, { ...started, opening }];
  const records = bodies.map(
    (body, index): StoredRecord => ({ seq: index + 1, at, sender: person, body: JSON.stringify(body) }),
  );
  const linked = linkRecords(table.id, '', records);
  table.link = linked.at(-1)?.link ?? '';
  return {
    row: rowOf(table),
    after: { seq: 0, planStamp: 0 },
    records: linked,
    people: table.people,
    due: dueAfter(undefined, table, delays, bodies),
  };
}
