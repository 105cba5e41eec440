import { Api, ServerConnection, type TableMessage } from '@moonstaff/client';

interface VisitOptions {
  /** Headers that a browser would send, for servers behind a proxy. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Somebody at a table with a bot, who is there to see whether a server works. */
export interface Visitor {
  readonly table: string;
  readonly token: string;
}

/** A guest with a token, as programs have one. */
async function newGuest(url: string, { headers = {} }: VisitOptions): Promise<string> {
  const post = async (path: string, body: unknown, cookie = ''): Promise<Response> => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const made = await post('/api/guest', { name: 'Ilka' });
  const cookie = made.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { token } = (await (await post('/api/me/tokens', { name: 'visit' }, cookie)).json()) as { token: string };
  return token;
}

/** Opens a table with a bot on any running server, starts the game and makes a move. */
export async function visit(url: string, game: string, options: VisitOptions = {}): Promise<Visitor> {
  const token = await newGuest(url, options);
  const api = new Api({ url, token });
  const { table } = await api.openTable({ game, seats: [{ kind: 'open' }, { kind: 'bot', level: 'random' }] });
  await api.command(table, { type: 'start' });
  const visitor = { table, token };
  await playMove(url, visitor);
  return visitor;
}

/** Waits for this person's turn over a socket, and does the first thing that's legal. Returns the number of its record. */
export async function playMove(url: string, { table, token }: Visitor): Promise<number> {
  const connection = new ServerConnection({ url, token });
  try {
    const { play } = await new Promise<TableMessage>((resolve, reject) => {
      connection.watch(table, {
        onTable: (message) => (message.play?.legal?.length ?? 0) > 0 && resolve(message),
        onShut: ({ key }) => reject(new Error(key)),
      });
    });
    const [action] = play?.legal ?? [];
    if (action === undefined) throw new Error('there was nothing to do');
    return await connection.command(table, { type: 'act', action });
  } finally {
    connection.close();
  }
}
