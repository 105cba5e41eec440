import { Api, type Me, Refused } from '@moonstaff/client';
import type { Phrase } from '@moonstaff/kernel';
import { go } from '../app/route.ts';
import type { Sitter } from '../table/source.ts';
import { setKnown } from './known.ts';

interface Plan {
  readonly game: string;
  readonly options: { readonly [name: string]: string | number };
  readonly sitters: readonly Sitter[];
}

/** Whoever has no name at this server yet comes in as a guest. */
export async function enter(api: Api, name: string): Promise<Me> {
  const me = await api.me().catch(() => api.guest(name));
  setKnown(true);
  return me;
}

/** Why a call failed: what the server said, or that there is none. */
export const reasonOf = (error: unknown): Phrase =>
  error instanceof Refused ? error.phrase : { key: 'web.noServer', args: {} };

/** Opens a table at the server this page came from and goes there; or tells why not. */
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
