import { EventEmitter } from 'node:events';
import { newCommandId, PROTOCOL } from '@moonstaff/client';
import { at } from '@moonstaff/kernel';
import { LIMITS, readConfig, startServer } from '@moonstaff/server';
import type { Target } from '@moonstaff/tools/guided';
import type { WebSocket } from 'ws';
import { Budgets } from '../src/budgets.ts';
import { quotasOf } from '../src/limits.ts';
import { SocketConnection } from '../src/socket/connection.ts';
import { openTrialDatabase } from './database.ts';
import { GAME_SOURCES } from './games.ts';
import { NO_BUDGETS } from './no-budgets.ts';
import { COMMANDS } from './nonsense.ts';
import { guest } from './players.ts';

const plenty = { burst: 1e12, perSecond: 1e12 };
const limits = { ...LIMITS, ...NO_BUDGETS, messages: plenty, chat: plenty, recordsPerTable: 1e9 };

/** A socket without a network. */
class Wire extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  readonly bufferedAmount = 0;
  /** What the server said about the last message. */
  readonly said: string[] = [];

  send(text: string | Buffer): void {
    this.said.push(String(text));
  }

  close(): void {
    this.readyState = 3;
  }

  terminate(): void {
    this.readyState = 3;
  }

  pause(): void {}
}

/** Messages to a real server from a player at a running table, as if they came over a socket. */
export async function openProtocol(): Promise<Target> {
  const database = await openTrialDatabase('sqlite');
  const faults: string[] = [];
  const server = await startServer({
    config: { ...readConfig({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' }), database: database.where },
    games: GAME_SOURCES,
    limits,
    log: (line) => faults.push(line),
  });
  const [anna, bert] = await Promise.all([guest(server.url, 'Anna'), guest(server.url, 'Bert')]);
  const open = { kind: 'open' } as const;
  const tables: string[] = [];
  for (const game of ['sample', 'guild', 'arnak']) {
    const { table, invite } = await anna.api.openTable({ game, seats: [open, open], seating: 'chosen' });
    await bert.api.command(table, { type: 'sit' }, { invite });
    await bert.api.command(table, { type: 'ready', ready: true });
    await anna.api.command(table, { type: 'start' });
    tables.push(table);
  }
  const connect = (): { readonly wire: Wire; readonly connection: SocketConnection } => {
    const wire = new Wire();
    const connection = new SocketConnection({
      socket: wire as unknown as WebSocket,
      stream: { cork() {}, uncork() {} } as never,
      liveTables: server.liveTables,
      limits,
      quotas: quotasOf(limits),
      budgets: new Budgets(limits, () => performance.now()),
      address: '127.0.0.1',
      log: {
        debug() {},
        info() {},
        warn() {},
        error: (event, fields) => faults.push(`${event} ${String(fields?.['error'])}`),
      },
      refused: () => {},
      now: Date.now,
      monotonic: () => performance.now(),
      announcement: () => undefined,
      identify: async () => server.store.people.byId(anna.id),
      lacksFactor: async () => false,
      joined: () => {},
    });
    return { wire, connection };
  };
  let { wire } = connect();
  const send = async (text: string): Promise<void> => {
    wire.emit('message', Buffer.from(text), false);
    // Whatever it's for is under way now. What comes after it's done comes after this.
    await new Promise((next) => setImmediate(next));
    for (const table of tables) await server.liveTables.note(table, () => false);
  };
  const hello = JSON.stringify({ type: 'hello', protocol: PROTOCOL });
  await send(hello);
  const legal = await Promise.all(
    tables.map(async (table) => {
      const { play } = await anna.api.table(table);
      return (play?.legal ?? []).slice(0, 5).map((action) => ({ table, action }));
    }),
  );
  const message = (table: string, body: object): string => JSON.stringify({ id: newCommandId(), table, ...body });
  return {
    seeds: [
      ...COMMANDS.map((command, index) => message(at(tables, index % tables.length), { type: 'command', command })),
      ...legal
        .flat()
        .flatMap(({ table, action }) => [
          message(table, { type: 'command', command: { type: 'act', action } }),
          message(table, { type: 'command', command: { type: 'plan', action } }),
          message(table, { type: 'preview', action }),
          message(table, { type: 'explain', thing: action }),
        ]),
      ...tables.flatMap((table) => [
        JSON.stringify({ type: 'watch', table, have: 0 }),
        JSON.stringify({ type: 'watch', table, have: 3, public: true }),
        JSON.stringify({ type: 'unwatch', table }),
      ]),
      JSON.stringify({ type: 'ping' }),
    ],
    run: async (input) => {
      if (wire.readyState !== wire.OPEN) {
        wire = connect().wire;
        await send(hello);
      }
      wire.said.length = 0;
      await send(input);
      const wrong = faults.splice(0)[0] ?? wire.said.find((text) => text.includes('"server.error"'));
      if (wrong !== undefined) throw new Error(wrong);
      if (wire.said.some((text) => text.startsWith('{"type":"refused"'))) throw new Refused();
    },
    isRefusal: (error) => error instanceof Refused,
  };
}

class Refused extends Error {}
