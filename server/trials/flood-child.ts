/** Attackers from an address of their own, in a process of their own. See `flood.ts`. */
import { request } from 'node:http';
import { connect } from 'node:net';
import { newCommandId, PROTOCOL } from '@moonstaff/client';
import { WebSocket } from 'ws';

const [kind = '', url = '', table = '', seconds = '1'] = process.argv.slice(2);
/** Not the address of the players. Every machine has a whole network of these for itself. */
const localAddress = '127.0.0.66';
const until = performance.now() + Number(seconds) * 1000;
const counts = { sent: 0, refused: 0, cutOff: 0 };
const isOver = (): boolean => performance.now() >= until;
const { port } = new URL(url);

/** Sends a request from the attackers' address. */
function ask(method: string, path: string, headers: Record<string, string> = {}, body = ''): Promise<[string, string]> {
  return new Promise((done) => {
    counts.sent++;
    const asked = request(
      { host: '127.0.0.1', port, localAddress, method, path, headers, agent: false },
      (response) => {
        if (response.statusCode === 429) counts.refused++;
        let text = '';
        response.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        // Comes after the end of a whole answer, and also when the server hangs up in the middle of one.
        response.on('close', () => done([text, response.headers['set-cookie']?.[0]?.split(';')[0] ?? '']));
      },
    );
    asked.on('error', () => done(['', ''])).end(body);
  });
}

async function newToken(): Promise<string> {
  const json = { 'content-type': 'application/json' };
  const [, cookie] = await ask('POST', '/api/guest', json, JSON.stringify({ name: 'Eve' }));
  const [made] = await ask('POST', '/api/me/tokens', { ...json, cookie }, JSON.stringify({ name: 'flood' }));
  return (JSON.parse(made || '{}') as { token?: string }).token ?? '';
}

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

/** Sends as fast as the socket takes it, and comes back at once when it's cut off. */
async function overSocket(token: string | undefined, message: () => string): Promise<void> {
  while (!isOver()) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { localAddress });
    const closed = new Promise<void>((done) => socket.on('error', () => counts.refused++).once('close', () => done()));
    socket.once('open', () => {
      if (token !== undefined) socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, token }));
      const more = (): void => {
        if (socket.readyState !== socket.OPEN) return;
        for (let i = 0; i < 20 && socket.bufferedAmount < 1e6; i++) {
          socket.send(message());
          counts.sent++;
        }
        setTimeout(more, 1);
      };
      if (token === undefined) more();
      else socket.once('message', more);
    });
    const late = setTimeout(() => socket.terminate(), Math.max(0, until - performance.now()));
    await closed;
    clearTimeout(late);
    counts.cutOff++;
    await pause();
  }
}

const times = (count: number, job: () => Promise<unknown>): Promise<unknown> =>
  Promise.all(Array.from({ length: count }, job));

const NONSENSE = JSON.stringify({ type: 'nonsense', text: 'x'.repeat(15_000) });
const lists = (): string => JSON.stringify({ type: 'explain', id: newCommandId(), table, thing: Array(5000).fill([]) });
const small = (): string => JSON.stringify({ type: 'explain', id: newCommandId(), table, thing: 'anything' });
const watch = (): string => JSON.stringify({ type: 'watch', table, have: 0 });

const FLOODS: Readonly<Record<string, () => Promise<unknown>>> = {
  nonsense: () => times(10, () => overSocket(undefined, () => NONSENSE)),
  explain: async () => {
    const token = await newToken();
    await times(10, () => overSocket(token, lists));
  },
  guest: async () => {
    const token = await newToken();
    await times(3, () => overSocket(token, small));
  },
  watch: async () => {
    const token = await newToken();
    await times(3, () => overSocket(token, watch));
  },
  requests: () =>
    times(10, async () => {
      while (!isOver()) await ask('GET', '/api/me', { authorization: `Bearer moonstaff_${Math.random()}` });
    }),
  silent: () =>
    times(500, async () => {
      while (!isOver()) {
        const stream = connect({ host: '127.0.0.1', port: Number(port), localAddress });
        const closed = new Promise((done) => stream.on('error', () => {}).once('close', done));
        // The server may say goodbye. Unread, it would keep the stream from closing.
        stream.resume();
        const late = setTimeout(() => stream.destroy(), Math.max(0, until - performance.now()));
        counts.sent++;
        await closed;
        clearTimeout(late);
        counts.cutOff++;
        await pause();
      }
    }),
};

await FLOODS[kind]?.();
process.send?.(counts, () => process.exit(0));
