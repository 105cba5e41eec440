import { type Api, type Me, NoReply, Refused } from '@moonstaff/client';
import { type Phrase, phrase } from '@moonstaff/kernel';
import { go } from '../../kit/route/route.ts';
import type { Sitter } from '../source.ts';
import { serverApi } from './api.ts';
import { keepInvitation } from './entered.ts';
import { setKnown } from './known.ts';

interface Plan {
  readonly game: string;
  readonly options: { readonly [name: string]: string | number };
  readonly sitters: readonly Sitter[];
}

/**
 * Who this browser is at the server, or nobody. Only the server's word counts for that: a guest can't sign in again, so
 * taking somebody for a stranger would cost them their seats.
 */
export async function whoAmI(api: Pick<Api, 'me'>): Promise<Me | undefined> {
  try {
    const me = await api.me();
    setKnown(true);
    return me;
  } catch (error) {
    if (!isStranger(error)) throw error;
    setKnown(false);
    return undefined;
  }
}

/** Comes in under the name somebody has chosen: as a new guest, or as who they are, who's called that from now on. */
export async function enterAs(api: Pick<Api, 'me' | 'guest' | 'changeMe'>, name: string): Promise<Me> {
  const known = await whoAmI(api);
  const me = known ?? (await api.guest(name));
  setKnown(true);
  return me.name === name.trim() ? me : api.changeMe({ name });
}

/** Whether a call failed because the server does not know this browser. */
export const isStranger = (error: unknown): boolean =>
  error instanceof Refused && error.phrase.key === 'server.person.unknown';

/** Why a call failed: what the server said, that it's another version, doesn't answer just now, or that there is none. */
export function reasonOf(error: unknown): Phrase {
  if (error instanceof Refused) return error.phrase;
  // It answered, but with something this page doesn't know.
  if (error instanceof Error && error.name === 'ZodError') return phrase('trouble.version');
  return phrase(error instanceof NoReply && error.isTemporary ? 'trouble.server' : 'web.noServer');
}

/** Opens a table at the server this page came from and goes there, or returns why not. */
export async function openOnline({ game, options, sitters }: Plan): Promise<Phrase | undefined> {
  const api = serverApi();
  try {
    await enterAs(api, sitters[0]?.name ?? '');
    const seats = sitters.map((sitter) =>
      sitter.kind === 'bot' ? { kind: 'bot' as const, level: sitter.level } : { kind: 'open' as const },
    );
    const { table, invite } = await api.openTable({ game, options: { ...options }, seats });
    keepInvitation(table, invite);
    go('house', table);
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}
