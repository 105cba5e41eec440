import { Refusal } from '@moonstaff/kernel';
import { newId } from '../ids.ts';
import { hashTemporary } from '../people/password.ts';
import type { Person, Store } from '../store/index.ts';

/** By user name, or by id for guests. */
async function demand(store: Store, who: string): Promise<Person> {
  const person = (await store.people.byUsername(who)) ?? (await store.people.byId(who));
  if (person === undefined) throw new Refusal('server.operator.noPerson', { who });
  return person;
}

/** Time enough to pass it on. */
const GOOD_FOR = 24 * 60 * 60 * 1000;

/** Gives a password to be passed on, with which to choose another; no session and no token from before is good any more. */
export async function resetPassword(store: Store, username: string, now = Date.now()): Promise<string> {
  const person = await demand(store, username);
  if (person.username === undefined) throw new Refusal('server.operator.guest', { who: username });
  const password = newId();
  await store.people.update(person.id, { password: await hashTemporary(password, now + GOOD_FOR) });
  await store.people.endAccess(person.id);
  await store.people.signOutEverywhere(person.id);
  return password;
}

/** A banned person is known to no session and no token. Running servers close their sockets within a second. */
export async function ban(store: Store, who: string, banned = true): Promise<void> {
  const person = await demand(store, who);
  await store.people.update(person.id, { banned });
  if (!banned) return;
  await store.people.endSessions(person.id);
  await store.people.signOutEverywhere(person.id);
}
