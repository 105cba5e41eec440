import { bodyOf } from '../host/index.ts';
import type { Services } from '../services.ts';
import type { Person } from '../store/index.ts';
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
 * Takes a person out. They can't come in any more at once; their games are resigned, their seats freed and their name
 * and chat struck from all records in the background, however many there are. The moves stay, without a name: the
 * others' games are theirs too.
 */
export async function deletePerson({ store, signOut, departures }: Services, person: Person): Promise<void> {
  await store.people.leave(person.id);
  signOut(person.id);
  departures.look();
}
