import type { Person } from '../store/index.ts';
import { HttpRefusal } from './problem.ts';

/** For routes that only people the server knows may use. */
export const PERSON = { person: true } as const;

/** Who asks, on a route for known people. */
export function personOf({ person }: { readonly person: Person | undefined }): Person {
  if (person === undefined) throw new HttpRefusal(401, 'server.person.unknown');
  return person;
}
