import { Refusal } from '@moonstaff/kernel';
import { bodyOf, rowOf } from '../host/index.ts';
import { newId } from '../ids.ts';
import type { Services } from '../services.ts';
import type { Person, StoredRecord } from '../store/index.ts';
import type { Body } from '../table/body.ts';
import { showMe, showToken } from './account.ts';

/** Everything the server knows about a person, to take along. */
export async function dataOf({ store }: Services, person: Person): Promise<unknown> {
  const [tokens, written] = await Promise.all([store.people.tokens(person.id), store.tables.writtenBy(person.id)]);
  return {
    person: { ...showMe(person), createdAt: person.createdAt },
    tokens: tokens.map(showToken),
    records: written.map((record) => ({
      table: record.table,
      seq: record.seq,
      at: record.at,
      record: ownPart(bodyOf(record)),
    })),
  };
}

/** The table's secrets are not the person's, even when the person started it. */
function ownPart(body: Body): unknown {
  if (body.kind === 'started') return { kind: body.kind };
  if (body.kind === 'entry')
    return { kind: body.kind, entry: body.entry.kind === 'rewind' ? { kind: 'rewind' } : body.entry };
  return body;
}

/**
 * Takes a person out: running games are resigned, seats at open tables freed, name and chat struck from
 * every record. The moves stay, without a name: the others' games are theirs too.
 */
export async function deletePerson(services: Services, person: Person): Promise<void> {
  const { store, host, fanout, signOut } = services;
  for (const row of await store.tables.mine(person.id, 1000)) {
    const command = row.status === 'playing' ? ({ type: 'resign' } as const) : ({ type: 'leave' } as const);
    await host.command(row.id, { person: person.id, name: person.name }, newId(), command).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
  }
  const written = await store.tables.writtenBy(person.id);
  const changes = written.flatMap((record) => struckOut(record));
  await store.tables.rewrite(changes);
  for (const table of new Set(changes.map((change) => change.table))) {
    await host.refresh(table);
    await store.tables.setSummary(table, rowOf(await host.table(table)).summary);
    fanout.publish({ kind: 'stale', table });
  }
  await store.people.remove(person.id);
  signOut(person.id);
}

function struckOut(record: StoredRecord & { readonly table: string }): { table: string; seq: number; body: string }[] {
  const body = bodyOf(record);
  const { table, seq } = record;
  if (body.kind === 'chat') return [{ table, seq, body: JSON.stringify({ ...body, name: '', text: '' }) }];
  if (body.kind === 'sat' || body.kind === 'opened')
    return [{ table, seq, body: JSON.stringify({ ...body, name: '' }) }];
  return [];
}
