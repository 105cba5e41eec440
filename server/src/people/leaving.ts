import { bodyOf } from '../live/index.ts';
import { reachOf } from '../reach/ways.ts';
import type { Services } from '../services.ts';
import { Slices } from '../slices.ts';
import { PAGE, type Person } from '../store/index.ts';
import type { RecordBody } from '../table/body.ts';
import { showMe, showToken } from './account.ts';

/** How many tables to look up at a time. */
const TABLES = 20;

/**
 * Everything the server knows about a person, for them to download: JSON in pieces, each made when the one before has
 * been sent. That way nobody else waits for a person with thousands of tables.
 */
export async function* dataOf(services: Services, person: Person): AsyncGenerator<string> {
  const { store, safety } = services;
  const [tokens, { ways, wishes }, blocked, tries] = await Promise.all([
    store.people.tokens(person.id),
    reachOf(services, person),
    safety.blockedBy(person.id),
    services.tries.triesOf(person.id),
  ]);
  const about = {
    person: { ...showMe(person), createdAt: person.createdAt },
    tokens: tokens.map(showToken),
    ...{ ways, wishes, blocked, tries },
  };
  yield `${JSON.stringify(about).slice(0, -1)},"records":[`;
  const slices = new Slices();
  let comma = '';
  for (let after = ''; ; ) {
    const tables = await store.tables.touchedBy(person.id, after, TABLES);
    for (const table of tables) {
      after = table;
      for (let seq = 0; ; ) {
        const written = await store.tables.writtenBy(person.id, table, seq, PAGE);
        const own = written.map((record) => ({
          table,
          seq: record.seq,
          at: record.at,
          record: ownPart(bodyOf(record)),
        }));
        const last = own.at(-1);
        if (last === undefined) break;
        yield `${comma}${own.map((each) => JSON.stringify(each)).join()}`;
        comma = ',';
        seq = last.seq;
        await slices.pause();
        if (own.length < PAGE) break;
      }
    }
    if (tables.length < TABLES) break;
  }
  yield ']}';
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
export async function deletePerson({ store, clubs, signOut, departures }: Services, person: Person): Promise<void> {
  for (const { id } of await clubs.of(person.id)) await clubs.leave(id, person.id);
  await store.people.leave(person.id);
  signOut(person.id);
  departures.start();
}
