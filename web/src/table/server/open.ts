import { Api, type Me, NoReply, Refused } from '@moonstaff/client';
import { type Phrase, phrase } from '@moonstaff/kernel';
import { go } from '../../kit/route/route.ts';
import type { Sitter } from '../source.ts';
import { setKnown } from './known.ts';

interface Plan {
  readonly game: string;
  readonly options: { readonly [name: string]: string | number };
  readonly sitters: readonly Sitter[];
}

/**
 * Somebody without a name at this server comes in as a guest. Only the server's word counts for that: a guest can't sign
 * in again, so a new one would cost the seats of the one there is.
 */
export async function enter(api: Api, name: string): Promise<Me> {
  const me = await api.me().catch((error: unknown) => {
    if (isStranger(error)) return api.guest(name);
    throw error;
  });
  setKnown(true);
  return me;
}

/** Whether a call failed because the server does not know this browser. */
export const isStranger = (error: unknown): boolean =>
  error instanceof Refused && error.phrase.key === 'server.person.unknown';

/** Why a call failed: what the server said, that it doesn't answer just now, or that there is none. */
export function reasonOf(error: unknown): Phrase {
  if (error instanceof Refused) return error.phrase;
  return phrase(error instanceof NoReply && error.isTemporary ? 'trouble.server' : 'web.noServer');
}

/** Opens a table at the server this page came from and goes there, or returns why not. */
export async function openOnline({ game, options, sitters }: Plan): Promise<Phrase | undefined> {
  const api = new Api();
  try {
    await enter(api, sitters[0]?.name ?? '');
    const seats = sitters.map((sitter) =>
      sitter.kind === 'bot' ? { kind: 'bot' as const, level: sitter.level } : { kind: 'open' as const },
    );
    const { table, invite } = await api.openTable({ game, options: { ...options }, seats });
    go('house', table, invite);
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}
