import type { NewTable } from '@moonstaff/client';
import { at } from '@moonstaff/kernel';
import { type Somebody, somebody, Window } from './people.ts';

export interface Seated {
  readonly table: string;
  readonly invite: string;
  readonly people: readonly Somebody[];
  /** By seat, as it is after the start. */
  readonly windows: readonly Window[];
  close(): void;
}

/** A table with so many people, started. */
export async function startedTable(url: string, players = 2, settings: Partial<NewTable> = {}): Promise<Seated> {
  const people = await Promise.all(Array.from({ length: players }, (_, i) => somebody(url, `Player ${i + 1}`)));
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
  const windows = people.map((person) => new Window(url, person, table));
  await Promise.all(windows.map((window) => window.until(({ info }) => info.status === 'playing')));
  return {
    table,
    invite,
    people,
    windows,
    close: () => {
      for (const window of windows) window.close();
    },
  };
}

/** Everybody plays the last legal action, or the one that `choose` picks, until the game is over. */
export async function playOut(
  seated: Seated,
  choose = (legal: readonly { type: string }[]) => at(legal, legal.length - 1),
): Promise<void> {
  await Promise.all(
    seated.windows.map(async (window) => {
      for (;;) {
        const { info, play } = await window.until(
          (message) => message.info.status === 'finished' || (message.play?.legal.length ?? 0) > 0,
        );
        if (info.status === 'finished') return;
        const seq = await window.do({ type: 'act', action: choose(play?.legal ?? []) });
        await window.until((message) => message.seq >= seq);
      }
    }),
  );
}
