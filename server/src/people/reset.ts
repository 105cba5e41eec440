import { phrase } from '@moonstaff/kernel';
import { HttpRefusal } from '../http/problem.ts';
import { hashOf, newId } from '../ids.ts';
import type { Services } from '../services.ts';
import type { Person } from '../store/index.ts';
import { setPassword } from './account.ts';

const HOUR = 60 * 60 * 1000;

/** How long the link in the mail works. */
const VALID = HOUR;

/**
 * Sends a link for choosing a new password, if there's such an account with a confirmed address. The answer is the same,
 * and as fast, if there isn't: nobody learns who has an account.
 */
export function askReset(services: Services, who: string, mayWriteTo: (email: string) => boolean): void {
  const { store, mailer, log } = services;
  if (mailer === undefined) throw new HttpRefusal(409, 'server.email.none');
  const sendAll = async (): Promise<void> => {
    for (const person of await store.people.forReset(who)) {
      if (person.email !== undefined && mayWriteTo(person.email)) await sendLink(services, person, person.email);
    }
  };
  sendAll().catch((error: unknown) => log.warn('mail.failed', { reason: String(error) }));
}

async function sendLink(services: Services, person: Person, to: string): Promise<void> {
  const { store, mailer, say, linkAddress, now } = services;
  const code = newId();
  await store.people.addReset(hashOf(code), person.id, now() + VALID);
  const words = phrase('server.mail.reset', { username: person.username ?? '' });
  const text = `${await say(words, person.language)}\n\n${linkAddress()}/#/reset/${code}\n`;
  await mailer?.send({ to, subject: 'Moonstaff', text });
}

/** Sets the new password. The code works once, and all sessions end. */
export async function finishReset(services: Services, code: string, password: string): Promise<Person> {
  const { store, now } = services;
  const person = await store.people.byReset(hashOf(code), now());
  if (person === undefined) throw new HttpRefusal(403, 'server.reset.code');
  await setPassword(services, person, password);
  await store.people.endResets(person.id);
  return person;
}
