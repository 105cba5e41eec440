import { bodyOf } from '../live/index.ts';
import type { Services } from '../services.ts';
import type { Person } from '../store/index.ts';
import type { RecordBody } from '../table/body.ts';
import { showMe, showToken } from './account.ts';

/** Everything the server knows about a person, for them to download. */
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

/** Leaves out the table's secrets, even if this person started the game. */
function ownPart(body: RecordBody): unknown {
  if (body.kind === 'started') return { kind: body.kind };
  if (body.kind === 'entry')
    return { kind: body.kind, entry: body.entry.kind === 'rewind' ? { kind: 'rewind' } : body.entry };
  return body;
}

/**
 * Deletes a person. They're signed out at once. In the background, all their games are resigned, their seats freed, and
 * their name and chat erased from all records. Their moves stay, without a name: the games belong to the others too.
 */
export async function deletePerson({ store, signOut, departures }: Services, person: Person): Promise<void> {
  await store.people.leave(person.id);
  signOut(person.id);
  departures.start();
}
