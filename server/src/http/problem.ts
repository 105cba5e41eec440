import { LONGEST_NAME, type Problem } from '@moonstaff/client';
import { type Phrase, type PhraseArgs, type PhraseKey, phrase, Refusal } from '@moonstaff/kernel';
import type { FastifyError } from 'fastify';
import { LIMITS } from '../limits.ts';
import { Unavailable } from '../store/index.ts';

/** A refusal with its own HTTP status. */
export class HttpRefusal<Key extends PhraseKey = PhraseKey> extends Refusal<Key> {
  readonly status: number;

  constructor(status: number, key: Key, ...args: PhraseArgs<Key>) {
    super(key, ...args);
    this.status = status;
  }
}

const STATUS: { readonly [key: string]: number } = {
  'server.table.none': 404,
  'server.table.noSpectators': 403,
  'server.table.sentAway': 403,
  'server.table.notHost': 403,
  'server.seat.notYours': 403,
  'server.limit.rate': 429,
  'server.factor.required': 403,
};

/** What the client gets to see. Internal errors say only that there was one. */
export function problemOf(error: unknown): Problem {
  const refusal = error instanceof Refusal ? error : refusalOf(error);
  if (refusal === undefined) return problem(500, phrase('server.error'));
  const status = refusal instanceof HttpRefusal ? refusal.status : (STATUS[refusal.phrase.key] ?? 409);
  return problem(status, refusal.phrase);
}

/** Fastify's own errors, and a missing database, as refusals. */
function refusalOf(error: unknown): HttpRefusal | undefined {
  if (!(error instanceof Error)) return undefined;
  // A command may or may not have been carried out. The client should send it again with the same id.
  if (error instanceof Unavailable) return new HttpRefusal(503, `server.database.${error.why}`);
  const { code, statusCode, validation, validationContext } = error as FastifyError;
  const first = validation?.[0];
  // A parameter that can't be an id means a path that doesn't exist.
  if (first !== undefined && validationContext === 'params') return new HttpRefusal(404, 'server.http.path');
  if (first !== undefined) {
    const badName = nameRefusal(first.message);
    if (badName !== undefined) return badName;
    const position = first.instancePath.slice(1).replaceAll('/', '.');
    return new HttpRefusal(400, 'server.http.shape', { position, reason: first.keyword });
  }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new HttpRefusal(415, 'server.http.json');
  if (statusCode === 413) return new HttpRefusal(413, 'server.http.size', { limit: LIMITS.body });
  if (statusCode === 400) return new HttpRefusal(400, 'server.http.json');
  return undefined;
}

/** A bad name gets an answer that says what a name may be. */
function nameRefusal(message: string | undefined): HttpRefusal | undefined {
  switch (message) {
    case 'server.name.blank':
    case 'server.name.signs':
      return new HttpRefusal(400, message);
    case 'server.name.long':
      return new HttpRefusal(400, message, { limit: LONGEST_NAME });
    default:
      return undefined;
  }
}

function problem(status: number, why: Phrase): Problem {
  return { type: `urn:moonstaff:${why.key}`, title: why.key, status, phrase: why };
}
