import type { BrowserContextOptions } from 'playwright-core';
import type { Guest, House } from './house.ts';

/** Asks the server something from this guest's browser. */
export const call = <T>({ page }: Guest, method: string, path: string, body?: object): Promise<T> =>
  page.evaluate(
    async (asked) => {
      const reply = await fetch(asked.path, {
        method: asked.method,
        headers: asked.body === undefined ? {} : { 'content-type': 'application/json' },
        ...(asked.body !== undefined && { body: JSON.stringify(asked.body) }),
      });
      if (!reply.ok) throw new Error(`${asked.path}: ${reply.status} ${await reply.text()}`);
      const text = await reply.text();
      return text === '' ? undefined : JSON.parse(text);
    },
    { method, path, body },
  );

/** Comes in under this name, as the page would. Returns the id. */
export async function enter(guest: Guest, name: string): Promise<string> {
  const { id } = await call<{ readonly id: string }>(guest, 'POST', '/api/guest', { name });
  await guest.page.evaluate(() => localStorage.setItem('moonstaff.house', '1'));
  return id;
}

/** A table that was opened over the API. */
export interface Opened {
  readonly table: string;
  readonly invite: string;
}

/** A guest who's known under their name, and has no page open yet. */
export async function known(
  house: House,
  name: string,
  settings: object = {},
  options: BrowserContextOptions = {},
): Promise<Guest> {
  const guest = await house.arrive(name, options, settings);
  await enter(guest, name);
  return guest;
}

/** Opens a table for as many guests and starts it, then each opens the page of the table. Returns the invitation. */
export async function seatAll(guests: readonly Guest[], game: string, settings: object = {}): Promise<string> {
  const [host, ...others] = guests;
  if (host === undefined) throw new Error('a table needs a host');
  const seats = guests.map(() => ({ kind: 'open' }));
  const { table, invite } = await call<Opened>(host, 'POST', '/api/tables', { game, seats, ...settings });
  const tell = (guest: Guest, command: object): Promise<void> =>
    call(guest, 'POST', `/api/tables/${table}/commands`, { id: crypto.randomUUID(), command, invite });
  for (const guest of others)
    for (const command of [{ type: 'sit' }, { type: 'ready', ready: true }]) await tell(guest, command);
  await tell(host, { type: 'start' });
  for (const { page, line } of guests) {
    await page.goto(`${line.url}table/${table}`);
    await page.locator('.table-main').waitFor();
  }
  return `${host.line.url}join/${invite}`;
}
