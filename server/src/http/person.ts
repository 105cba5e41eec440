import type { Person } from '../store/index.ts';
import { HttpRefusal } from './problem.ts';

/** For routes that need a signed-in person, guests included. */
export const PERSON = { person: true } as const;

/** For those that also work before a required second factor is set up. */
export const SETTING_UP = { person: true, settingUp: true } as const;

/** Who is asking, on a route with `PERSON`. */
export function personOf({ person }: { readonly person: Person | undefined }): Person {
  if (person === undefined) throw new HttpRefusal(401, 'server.person.unknown');
  return person;
}
