import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ensureClosed } from './leftovers.ts';

/** A call that one of the imitations got. */
export interface Call {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
  /** What the body says, if it's JSON. */
  readonly json: Record<string, unknown>;
}

/** Discord, Slack, Telegram, ntfy, a push service and webhooks in one: takes everything, and answers as it's told. */
export class Imitations {
  readonly calls: Call[] = [];
  readonly url: string;
  /** What's answered at addresses that start with this. */
  readonly answers = new Map<string, number>();
  /** What Telegram has to tell the bot. */
  updates: { update_id: number; message: { text: string; chat: { id: number } } }[] = [];
  readonly close: () => Promise<void>;

  private constructor(url: string, close: () => Promise<void>) {
    this.url = url;
    this.close = close;
  }

  static async open(): Promise<Imitations> {
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const body = Buffer.concat(parts);
        const path = request.url ?? '';
        const { status, answer } = imitations.#take({ path, headers: request.headers, body, json: jsonIn(body) });
        response.writeHead(status, { 'content-type': 'application/json' }).end(answer);
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const close = ensureClosed(async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    });
    const imitations = new Imitations(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, close);
    return imitations;
  }

  /** Where a server finds the services. */
  get services() {
    return { discord: [`${this.url}/discord/`], slack: [`${this.url}/slack/`], telegram: `${this.url}/telegram` };
  }

  /** The calls to addresses that start with this. */
  at(start: string): readonly Call[] {
    return this.calls.filter(({ path }) => path.startsWith(start));
  }

  #take(call: Call): { readonly status: number; readonly answer: string } {
    this.calls.push(call);
    const told = [...this.answers].find(([start]) => call.path.startsWith(start))?.[1];
    if (told !== undefined) return { status: told, answer: '{}' };
    if (!call.path.startsWith('/telegram')) return { status: 200, answer: '{}' };
    return { status: 200, answer: JSON.stringify({ ok: true, result: this.#telegram(call) }) };
  }

  #telegram({ path, json }: Call): unknown {
    if (path.endsWith('/getMe')) return { username: 'moon_bot' };
    if (!path.endsWith('/getUpdates')) return {};
    this.updates = this.updates.filter(({ update_id }) => update_id >= Number(json['offset']));
    return this.updates;
  }
}

function jsonIn(body: Buffer): Record<string, unknown> {
  try {
    return JSON.parse(body.toString('utf8')) as Record<string, unknown>;
  } catch {
    return {};
  }
}
