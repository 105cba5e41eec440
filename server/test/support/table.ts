import type { NewTable } from '@moonstaff/client';
import { at } from '@moonstaff/kernel';
import { newPerson, TableClient, type TestPerson } from './people.ts';

export interface StartedTable {
  readonly table: string;
  readonly invite: string;
  readonly people: readonly TestPerson[];
  /** By seat, as seated after the start. */
  readonly clients: readonly TableClient[];
  close(): void;
}

/** A started table with this number of people. */
export async function startedTable(url: string, players = 2, settings: Partial<NewTable> = {}): Promise<StartedTable> {
  const people = await Promise.all(Array.from({ length: players }, (_, i) => newPerson(url, `Player ${i + 1}`)));
  const host = at(people, 0);
  const { table, invite } = await host.api.openTable({
    game: 'sample',
    seats: Array.from({ length: players }, () => ({ kind: 'open' as const })),
    seating: 'chosen',
    ...settings,
  });
  for (const person of people.slice(1)) {
    await person.api.command(table, { type: 'sit' }, { invite });
    await person.api.command(table, { type: 'ready', ready: true });
  }
  await host.api.command(table, { type: 'start' });
  const clients = people.map((person) => new TableClient(url, person, table));
  await Promise.all(clients.map((client) => client.until(({ info }) => info.status === 'playing')));
  return {
    table,
    invite,
    people,
    clients,
    close: () => {
      for (const client of clients) client.close();
    },
  };
}

/** Everyone plays the last legal action, or the one that `choose` picks, until the game is over. */
export async function playOut(
  seated: StartedTable,
  choose = (legal: readonly { type: string }[]) => at(legal, legal.length - 1),
): Promise<void> {
  await Promise.all(
    seated.clients.map(async (client) => {
      for (;;) {
        const { info, play } = await client.until(
          (message) => message.info.status === 'finished' || (message.play?.legal.length ?? 0) > 0,
        );
        if (info.status === 'finished') return;
        const seq = await client.do({ type: 'act', action: choose(play?.legal ?? []) });
        await client.until((message) => message.seq >= seq);
      }
    }),
  );
}
