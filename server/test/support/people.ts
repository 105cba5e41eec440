import { Api, Connection, type PresenceMessage, type TableMessage } from '@moonstaff/client';
import { PATIENCE_MS } from '@moonstaff/tools/patience';
import { closing } from './leftovers.ts';

/** Somebody with a token, so that tests need no cookie jar. */
export interface Somebody {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  readonly cookie: string;
  readonly api: Api;
}

export async function somebody(url: string, name: string): Promise<Somebody> {
  const response = await fetch(`${url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  if (!response.ok) throw new Error(`no guest: ${response.status} ${await response.text()}`);
  const { id } = (await response.json()) as { id: string };
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const made = await fetch(`${url}/api/me/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ name: 'test' }),
  });
  const { token } = (await made.json()) as { token: string };
  return { id, name, token, cookie, api: new Api({ url, token }) };
}

/** A browser as far as cookies go. */
export function browser(url: string): { readonly api: Api; cookie: string } {
  const state = { cookie: '' };
  const api = new Api({
    url,
    fetch: async (input, init) => {
      const headers = { ...(init?.headers as Record<string, string>), cookie: state.cookie };
      const response = await fetch(input, { ...init, headers });
      const set = response.headers.getSetCookie()[0];
      if (set !== undefined) state.cookie = set.split(';')[0] ?? '';
      return response;
    },
  });
  return Object.assign(state, { api });
}

/** A window on a table that keeps all it was told and can be waited on. */
export class Window {
  readonly connection: Connection;
  readonly messages: TableMessage[] = [];
  /** The last that was said about who is there. */
  presence: PresenceMessage | undefined;
  readonly #waiting = new Set<() => void>();
  readonly #table: string;
  readonly #close: () => Promise<void>;

  constructor(url: string, person: Pick<Somebody, 'token'>, table: string, invite?: string) {
    this.#table = table;
    this.connection = new Connection({ url, token: person.token });
    this.#close = closing(async () => this.connection.close());
    this.connection.watch(table, {
      ...(invite !== undefined && { invite }),
      onTable: (message) => {
        this.messages.push(message);
        for (const look of this.#waiting) look();
      },
      onPresence: (message) => {
        this.presence = message;
        for (const look of this.#waiting) look();
      },
    });
  }

  get last(): TableMessage | undefined {
    return this.messages.at(-1);
  }

  get records(): TableMessage['records'] {
    return this.messages.flatMap(({ records }) => records);
  }

  do(command: Parameters<Connection['command']>[1], options?: Parameters<Connection['command']>[2]): Promise<number> {
    return this.connection.command(this.#table, command, options);
  }

  /** The first message, past or to come, that is what is waited for. */
  until(wanted: (message: TableMessage) => boolean, within = PATIENCE_MS): Promise<TableMessage> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(look);
        reject(new Error(`not seen in ${within} ms; last: ${JSON.stringify(this.last)?.slice(0, 2000)}`));
      }, within);
      const look = (): void => {
        const found = this.last;
        if (found === undefined || !wanted(found)) return;
        clearTimeout(timer);
        this.#waiting.delete(look);
        resolve(found);
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** Until exactly these seats are there, and so many look on. */
  async untilHere(seats: readonly number[], spectators = 0): Promise<void> {
    await this.until(() => {
      const { presence } = this;
      return presence !== undefined && presence.seats.join() === seats.join() && presence.spectators === spectators;
    });
  }

  close(): void {
    void this.#close();
  }
}
