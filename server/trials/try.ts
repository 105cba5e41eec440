import type { Api } from '@moonstaff/client';
import { type AnyGame, at, type FastRandom, fastRandom, nextBelow } from '@moonstaff/kernel';
import type { RunningServer } from '@moonstaff/server';
import { otherTable } from './hidden.ts';
import type { Listener } from './moment.ts';
import { type Place, type Plant, pagesAbout, readPages, readTwice } from './pages.ts';

/** Pages that give away a whole game, with its seed: for replays and analysis, once it's over. */
const WHOLE_GAMES = /\/(?:log|replay|logs\/[\w-]+) 200 /;

interface TryOptions {
  readonly server: RunningServer;
  readonly game: AnyGame;
  readonly player: Listener & { readonly api: Api };
  /** Somebody who has nothing to do with it. */
  readonly stranger: Listener;
  readonly place: Place;
  readonly plant: Plant;
}

/** A try at the day's challenge, whose deal everybody shares: nobody may learn anything about it before the day is over. */
export class Try {
  readonly #options: TryOptions;
  readonly #table: string;
  readonly #pages: readonly string[];

  private constructor(options: TryOptions, table: string, pages: readonly string[]) {
    this.#options = options;
    this.#table = table;
    this.#pages = pages;
  }

  static async begin(options: TryOptions): Promise<Try> {
    const { player, game, server, place } = options;
    const { table } = await player.api.tryChallenge(place.day, game.id);
    return new Try(options, table, await pagesAbout(server.url, { ...place, table }));
  }

  /** Makes a move if it can, and compares every page with another truth, for the player and for a stranger. */
  async compare(random: FastRandom): Promise<{ readonly compared: number; readonly leaks: readonly string[] }> {
    const { server, game, player, stranger, plant } = this.#options;
    const table = await server.liveTables.table(this.#table);
    const seat = table.seatOf(player.socket.person) ?? 0;
    if (table.match !== undefined && table.toAct.includes(seat)) {
      const legal = game.legal(table.match.state, seat);
      await player.api.command(this.#table, { type: 'act', action: { ...at(legal, nextBelow(random, legal.length)) } });
    }
    if (table.status !== 'playing') return { compared: 0, leaks: [] };
    const leaks: string[] = [];
    let compared = 0;
    for (const [who, listener] of Object.entries({ player, stranger })) {
      const viewer = who === 'player' ? seat : 'spectator';
      const other = otherTable(table, viewer, fastRandom(`${this.#table} ${table.seq} ${who}`));
      const read = (): Promise<readonly string[]> =>
        readPages(server.url, listener.token, this.#pages, (path) => plant(path, table));
      for (const [page, changed] of await readTwice(read, table, other)) {
        compared++;
        const path = page.split(' ', 1)[0];
        if (page !== changed) leaks.push(`challenge page for ${who}: ${path}`);
        if (page.includes(table.match?.header.seed ?? '-'))
          leaks.push(`challenge page for ${who} has the seed: ${path}`);
        if (WHOLE_GAMES.test(page)) leaks.push(`challenge page for ${who} has the game: ${path}`);
      }
    }
    return { compared, leaks };
  }
}
