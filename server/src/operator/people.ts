import { LONGEST_NAME, nameFault, tidyName } from '@moonstaff/client';
import { Refusal } from '@moonstaff/kernel';
import { newId } from '../ids.ts';
import { hashTemporary } from '../people/password.ts';
import type { Person, Store } from '../store/index.ts';

/** Finds a person by user name, or a guest by id. */
async function demandPerson(store: Store, who: string): Promise<Person> {
  const person = (await store.people.byUsername(who)) ?? (await store.people.byId(who));
  if (person === undefined) throw new Refusal('server.operator.noPerson', { who });
  return person;
}

/** Long enough to pass the password on. */
const VALID_FOR = 24 * 60 * 60 * 1000;

/** Returns a temporary password with which its owner can only choose a new one. Ends all sessions and revokes all tokens. */
export async function resetPassword(store: Store, username: string, now = Date.now()): Promise<string> {
  const person = await demandPerson(store, username);
  if (person.username === undefined) throw new Refusal('server.operator.guest', { who: username });
  const password = newId();
  await store.people.update(person.id, { password: await hashTemporary(password, now + VALID_FOR) });
  await store.people.endAccess(person.id);
  await store.people.signOutEverywhere(person.id);
  return password;
}

/** Ends a person's sessions and refuses their tokens. Running servers close their sockets within a second. */
export async function ban(store: Store, who: string, banned = true): Promise<void> {
  const person = await demandPerson(store, who);
  await store.people.update(person.id, { banned });
  if (!banned) return;
  await store.sessions.endAll(person.id);
  await store.people.signOutEverywhere(person.id);
}

/** Gives a person another name. Tables they're already at keep the old one. */
export async function rename(store: Store, who: string, given: string): Promise<void> {
  const person = await demandPerson(store, who);
  const fault = nameFault(given);
  if (fault === 'long') throw new Refusal('server.name.long', { limit: LONGEST_NAME });
  if (fault !== undefined) throw new Refusal(`server.name.${fault}`);
  await store.people.update(person.id, { name: tidyName(given) });
}
