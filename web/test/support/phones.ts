import type { ActionShape } from '@moonstaff/kernel';
import type { Locator } from 'playwright-core';
import type { Guest } from './house.ts';
import { DOORSTEP } from './site.ts';

interface Turn {
  readonly table: string;
  /** Types of actions to take whenever they're legal, the first of them first. Otherwise any will do. */
  readonly eager: readonly string[];
  readonly pick: number;
  /** At most this many actions before the others get their turn. */
  readonly most?: number;
}

/** What the server says of a table to the people who play there. */
interface Told {
  readonly play?: { readonly legal: readonly ActionShape[]; readonly view: { readonly [part: string]: unknown } };
}

/** Plays as this guest while it's their turn, from their own browser. Returns how much they did. */
export const playTurn = ({ page }: Guest, turn: Turn): Promise<number> =>
  page.evaluate(
    async ({ table, eager, pick, most }) => {
      for (let done = 0; done < most; done++) {
        const { play } = (await (await fetch(`/api/tables/${table}`)).json()) as Told;
        const legal = play?.legal ?? [];
        const wanted = eager.flatMap((type) => legal.filter((action) => action.type === type));
        const action = wanted[0] ?? legal[pick % legal.length];
        if (action === undefined) return done;
        const body = JSON.stringify({ id: crypto.randomUUID(), command: { type: 'act', action } });
        const headers = { 'content-type': 'application/json' };
        // A server that's asked too often says so, and is asked again.
        await fetch(`/api/tables/${table}/commands`, { method: 'POST', headers, body });
      }
      return most;
    },
    { most: 12, ...turn },
  );

/**
 * All play by turns until this is on a page. When nobody can do anything, the page gets time to show it: a server that's
 * asked all the time would refuse the page, too.
 */
export async function playUntil(shown: Locator, guests: readonly Guest[], turn: Turn): Promise<void> {
  while ((await shown.count()) === 0) {
    let done = 0;
    for (const guest of guests) done += await playTurn(guest, turn);
    if (done === 0) await shown.waitFor({ timeout: 2000 }).catch(() => {});
  }
}

/** The last round or era of a game. */
export const LAST = { arnak: { part: 'round', is: 5 }, guild: { part: 'era', is: 4 } } as const;

/** The guest's browser shows nothing of the table until it comes back. It still plays, and costs next to nothing. */
export async function putAway({ page, line }: Guest): Promise<void> {
  await page.goto(line.url + DOORSTEP);
}

export async function comeBack({ page, line }: Guest, path: string): Promise<void> {
  await page.goto(new URL(path, line.url).href);
}
