import { Api, type PresenceMessage, ServerConnection, type TableMessage } from '@moonstaff/client';
import { PATIENCE_MS } from '@moonstaff/tools/patience';
import { ensureClosed } from './leftovers.ts';

/** A guest with a token, so that tests need no cookie jar. */
export interface TestPerson {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  readonly cookie: string;
  readonly api: Api;
}

export async function newPerson(url: string, name: string): Promise<TestPerson> {
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

/** A browser, as far as cookies are concerned. */
export function browser(url: string, userAgent = ''): { readonly api: Api; cookie: string } {
  const state = { cookie: '' };
  const api = new Api({
    url,
    fetch: async (input, init) => {
      const headers = { ...(init?.headers as Record<string, string>), cookie: state.cookie, 'user-agent': userAgent };
      const response = await fetch(input, { ...init, headers });
      const set = response.headers.getSetCookie()[0];
      if (set !== undefined) state.cookie = set.split(';')[0] ?? '';
      return response;
    },
  });
  return Object.assign(state, { api });
}

/** A client that watches one table, keeps every message, and can be waited on. */
export class TableClient {
  readonly connection: ServerConnection;
  readonly messages: TableMessage[] = [];
  /** The last presence message. */
  presence: PresenceMessage | undefined;
  readonly #waiting = new Set<() => void>();
  readonly #table: string;
  readonly #close: () => Promise<void>;

  constructor(url: string, person: Pick<TestPerson, 'token'>, table: string, invite?: string) {
    this.#table = table;
    this.connection = new ServerConnection({ url, token: person.token });
    this.#close = ensureClosed(async () => this.connection.close());
    this.connection.watch(table, {
      ...(invite !== undefined && { invite }),
      onTable: (message) => {
        this.messages.push(message);
        for (const check of this.#waiting) check();
      },
      onPresence: (message) => {
        this.presence = message;
        for (const check of this.#waiting) check();
      },
    });
  }

  get last(): TableMessage | undefined {
    return this.messages.at(-1);
  }

  get records(): TableMessage['records'] {
    return this.messages.flatMap(({ records }) => records);
  }

  do(
    command: Parameters<ServerConnection['command']>[1],
    options?: Parameters<ServerConnection['command']>[2],
  ): Promise<number> {
    return this.connection.command(this.#table, command, options);
  }

  /** Waits until the latest message is what's wanted. */
  until(wanted: (message: TableMessage) => boolean, within = PATIENCE_MS): Promise<TableMessage> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(check);
        reject(new Error(`not seen in ${within} ms; last: ${JSON.stringify(this.last)?.slice(0, 2000)}`));
      }, within);
      const check = (): void => {
        const found = this.last;
        if (found === undefined || !wanted(found)) return;
        clearTimeout(timer);
        this.#waiting.delete(check);
        resolve(found);
      };
      this.#waiting.add(check);
      check();
    });
  }

  /** Waits until exactly these seats and this number of spectators are there. */
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
