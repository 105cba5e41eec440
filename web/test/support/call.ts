import type { Guest } from './house.ts';

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
