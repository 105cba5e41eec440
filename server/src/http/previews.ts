import { isGameId } from '@moonstaff/catalogue';
import { id } from '@moonstaff/client';
import { type Phrase, phrase } from '@moonstaff/kernel';
import { preferred } from '@moonstaff/text';
import type { FastifyRequest } from 'fastify';
import { mayEnter } from '../live/index.ts';
import type { Services } from '../services.ts';
import type { Table } from '../table/table.ts';
import type { Preview } from './page-html.ts';

/** What a chat shows of a path of the page, if there's anything to show. */
export type Previews = (path: string, request: FastifyRequest) => Promise<Preview | undefined>;

/** Invitations and public tables have a preview. A private table and none at all have the same: nothing. */
export function makePreviews({ liveTables, store, say, publicUrl, log }: Services): Previews {
  const tableAt = async (place: string, code: string): Promise<Table | undefined> => {
    if (!id.safeParse(code).success) return undefined;
    if (place === 'join') {
      const found = await store.tables.byInvite(code);
      return found === undefined ? undefined : liveTables.table(found);
    }
    const table = place === 'table' || place === 'screen' ? await liveTables.table(code) : undefined;
    return table !== undefined && mayEnter(table, '', undefined) ? table : undefined;
  };
  return async (path, { headers }) => {
    const [place = '', code = '', ...rest] = path.split('/');
    if (rest.length > 0) return undefined;
    try {
      const table = await tableAt(place, code);
      if (table === undefined) return undefined;
      const language = preferred((headers['accept-language'] ?? '').split(',').map((wish) => wish.trim()));
      const { game } = table.settings;
      const host = table.nameOf({ person: table.host });
      const title = phrase(place === 'join' ? 'server.preview.invites' : 'server.preview.table', { host, game });
      const picture = `${publicUrl()}/${isGameId(game) ? `preview-${game}.jpg` : 'icon-512.png'}`;
      return {
        title: await say(title, language),
        line: await say(stateOf(table), language),
        picture,
        language,
      };
    } catch (error) {
      // A page without a preview is better than none: a table that isn't there, or a database that's away.
      log.debug('preview', { error });
      return undefined;
    }
  };
}

function stateOf({ status, seats }: Table): Phrase {
  const free = seats.filter(({ kind }) => kind === 'open').length;
  if (status === 'open') return phrase('server.preview.open', { seats: seats.length, free });
  return phrase(status === 'playing' ? 'server.preview.playing' : 'server.preview.over');
}
