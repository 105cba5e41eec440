import type { Problem } from '@moonstaff/client';
import { type Phrase, Refusal } from '@moonstaff/kernel';

/** A refusal that also says which HTTP status it is. */
export class HttpRefusal extends Refusal {
  readonly status: number;

  constructor(status: number, key: string, args: Refusal['phrase']['args'] = {}) {
    super(key, args);
    this.status = status;
  }
}

const STATUS: { readonly [key: string]: number } = {
  'server.table.none': 404,
  'server.table.noSpectators': 403,
  'server.table.notHost': 403,
  'server.seat.notYours': 403,
  'server.limit.rate': 429,
};

/** Errors of the server itself tell the outside nothing but that they happened. */
export function problemOf(error: unknown): Problem {
  if (error instanceof HttpRefusal) return problem(error.status, error.phrase);
  if (error instanceof Refusal) return problem(STATUS[error.phrase.key] ?? 409, error.phrase);
  return problem(500, { key: 'server.error', args: {} });
}

function problem(status: number, phrase: Phrase): Problem {
  return { type: `urn:moonstaff:${phrase.key}`, title: phrase.key, status, phrase };
}
