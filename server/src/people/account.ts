import { timingSafeEqual } from 'node:crypto';
import type { Me, ProfileChange, SignIn, TokenInfo } from '@moonstaff/client';
import { phrase } from '@moonstaff/kernel';
import { HttpRefusal } from '../http/problem.ts';
import { hashOf, newId } from '../ids.ts';
import type { StoredWay } from '../reach/store.ts';
import type { Services } from '../services.ts';
import type { Person, PersonChange, Token } from '../store/index.ts';
import { demandFactor } from './factors/index.ts';
import type { Site } from './factors/passkey.ts';
import { whyGuessable } from './guessable.ts';
import { checkPassword, hashPassword, isOutdated, validUntil } from './password.ts';
import { Sessions } from './sessions.ts';

export async function newGuest({ store, now }: Services, name: string): Promise<Person> {
  const id = newId();
  await store.people.create({ id, name, createdAt: now() });
  return demandPerson(store, id);
}

async function demandPerson(store: Services['store'], id: string): Promise<Person> {
  const person = await store.people.byId(id);
  if (person === undefined) throw new HttpRefusal(401, 'server.person.unknown');
  return person;
}

/** Turns a guest into an account that can sign in elsewhere. */
export async function claim({ store }: Services, person: Person, username: string, password: string): Promise<Person> {
  if (person.username !== undefined) throw new HttpRefusal(409, 'server.person.claimed');
  await demandHardToGuess(password, [username, person.name]);
  if (!(await store.people.claim(person.id, username, await hashPassword(password)))) {
    throw new HttpRefusal(409, 'server.person.nameTaken');
  }
  return demandPerson(store, person.id);
}

/** Attackers try common passwords and the person's name first. */
async function demandHardToGuess(password: string, names: readonly string[]): Promise<void> {
  const why = await whyGuessable(password, names);
  if (why === 'common') throw new HttpRefusal(422, 'server.password.common');
  if (why === 'name') throw new HttpRefusal(422, 'server.password.name');
}

/** The same refusal after the same time, whether the name or the password was wrong. */
export async function knownBy(
  services: Services,
  { username, password }: Pick<SignIn, 'username' | 'password'>,
): Promise<Person> {
  const person = await services.store.people.byUsername(username);
  const right = await isCorrect(services, password, person);
  if (person === undefined || !right || person.banned) throw new HttpRefusal(401, 'server.person.wrong');
  return person;
}

/** Takes the password and, if the person has one, the second factor. */
export async function signIn(services: Services, given: SignIn, site: Site | undefined): Promise<Person> {
  const { store } = services;
  const person = await knownBy(services, given);
  await demandFactor(services, person, given, site);
  if (given.newPassword !== undefined && given.newPassword !== given.password) {
    await setPassword(services, person, given.newPassword);
  } else if (validUntil(person.password) !== undefined) {
    throw new HttpRefusal(403, 'server.password.temporary');
  } else if (isOutdated(person.password)) {
    // The hash is from a version with weaker settings.
    await store.people.update(person.id, { password: await hashPassword(given.password) });
  }
  return person;
}

async function isCorrect({ now }: Services, password: string, person: Person | undefined): Promise<boolean> {
  const right = await checkPassword(password, person?.password);
  return right && now() <= (validUntil(person?.password) ?? Number.POSITIVE_INFINITY);
}

/** For changes that need more than an open browser. */
export async function demandPassword(services: Services, person: Person, password: string): Promise<void> {
  if (!(await isCorrect(services, password, person))) throw new HttpRefusal(403, 'server.person.wrong');
}

export async function changePassword(services: Services, person: Person, old: string, password: string): Promise<void> {
  await demandPassword(services, person, old);
  await setPassword(services, person, password);
}

/** Ends all sessions and revokes all tokens: a stolen one may be the reason for the change. */
export async function setPassword(services: Services, person: Person, password: string): Promise<void> {
  await demandHardToGuess(password, [person.username ?? '', person.name]);
  await services.store.people.update(person.id, { password: await hashPassword(password) });
  await signOutEverywhere(services, person);
}

export async function signOutEverywhere({ store, reach, signOut }: Services, person: Person): Promise<void> {
  await store.people.endAccess(person.id);
  await reach.removeKind(person.id, 'push');
  signOut(person.id);
}

export async function changeProfile(services: Services, person: Person, change: ProfileChange): Promise<Person> {
  const { store, mailer, reach, now } = services;
  const { email, password, ...rest } = change;
  const sets: PersonChange = { ...rest };
  if (email !== undefined && email !== (person.email ?? '')) {
    if (email !== '' && mailer === undefined) throw new HttpRefusal(409, 'server.email.none');
    // The owner of the address can choose a new password.
    if (person.username !== undefined) await demandPassword(services, person, password ?? '');
    Object.assign(
      sets,
      email === '' ? { email: undefined, emailCode: undefined } : await askToConfirm(services, person, email),
    );
  }
  await store.people.update(person.id, sets);
  if (email === '') await reach.removeKind(person.id, 'mail');
  else if (email !== undefined) await reach.add(mailWay(person, now()));
  if (rest.name !== undefined && rest.name !== person.name) await services.renamed(person.id, rest.name);
  return demandPerson(store, person.id);
}

/** Saved means on. Nothing is sent before the address is confirmed. */
const mailWay = ({ id: person }: Person, createdAt: number): StoredWay => ({
  id: newId(),
  person,
  kind: 'mail',
  name: '',
  target: '',
  on: true,
  createdAt,
});

/** We send notices only to addresses whose owner has confirmed them. */
async function askToConfirm(
  { mailer, linkAddress, say, log }: Services,
  person: Person,
  email: string,
): Promise<PersonChange> {
  const code = newId();
  const text = `${await say(phrase('server.mail.confirm', { code }), person.language)}\n\n${linkAddress()}/#/reach/${code}\n`;
  await mailer?.send({ to: email, subject: 'Moonstaff', text }).catch((error: unknown) => {
    log.warn('mail.failed', { reason: error instanceof Error ? error.message : String(error) });
    throw new HttpRefusal(503, 'server.email.failed');
  });
  return { email, emailCode: hashOf(code) };
}

export async function confirmEmail({ store }: Services, person: Person, code: string): Promise<Person> {
  const expected = Buffer.from(person.emailCode ?? '');
  const given = Buffer.from(hashOf(code));
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) {
    throw new HttpRefusal(403, 'server.email.code');
  }
  await store.people.update(person.id, { emailCode: undefined });
  return demandPerson(store, person.id);
}

export async function newToken(
  { store, limits, now }: Services,
  person: Person,
  name: string,
): Promise<TokenInfo & { token: string }> {
  const own = await store.people.tokens(person.id);
  if (own.length >= limits.tokens) throw new HttpRefusal(409, 'server.limit.tokens', { limit: limits.tokens });
  const secret = Sessions.newToken();
  const token: Token = { id: newId(), person: person.id, name, createdAt: now() };
  await store.people.addToken(token, hashOf(secret));
  return { ...showToken(token), token: secret };
}

export const showToken = ({ id, name, createdAt, usedAt }: Token): TokenInfo => ({
  id,
  name,
  createdAt,
  ...(usedAt !== undefined && { usedAt }),
});

/** What people see about themselves. */
export const showMe = (person: Person): Me => ({
  id: person.id,
  name: person.name,
  ...(person.username !== undefined && { username: person.username }),
  ...(person.language !== undefined && { language: person.language as NonNullable<Me['language']> }),
  ...(person.email !== undefined && { email: person.email }),
  emailConfirmed: person.email !== undefined && person.emailCode === undefined,
});
