import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type GameSource,
  type Limits,
  type RunningServer,
  readConfig,
  type ServerOptions,
  startServer,
} from '@moonstaff/server';
import { ensureClosed } from './leftovers.ts';

/** The kernel's sample game, loaded like any other. */
export const SAMPLE: GameSource = { module: '@moonstaff/kernel/sample', name: 'sample' };

export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'moonstaff-server-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** In tests, PostgreSQL doesn't wait for the disk. */
const UNSAFE = { ALLOW_UNSAFE_DATABASE: 'fsync,full_page_writes' };

export interface TestServer extends RunningServer {
  readonly lines: string[];
}

const plenty = { burst: 1e9, perSecond: 1e9 };
const many = { burst: 10_000, perSecond: 10_000 };
const GENEROUS: Partial<Limits> = {
  requests: many,
  newGuests: many,
  newTables: many,
  messages: many,
  newSockets: many,
  bytesByPerson: plenty,
  bytesByAddress: plenty,
  workByPerson: plenty,
  workByAddress: plenty,
};

/** A server for tests: the sample game, bots without delay, and generous rate limits. */
export async function testServer(
  database: string,
  options: Partial<Omit<ServerOptions, 'config'>> & { readonly env?: Record<string, string> } = {},
): Promise<TestServer> {
  const { env = {}, ...rest } = options;
  const lines: string[] = [];
  const config = readConfig({ PORT: '0', HOST: '127.0.0.1', BOT_PACE_MS: '0', LOG_LEVEL: 'warn', ...UNSAFE, ...env });
  const server = await startServer({
    games: [SAMPLE],
    log: (line) => {
      if (env['ALLOW_UNSAFE_DATABASE'] !== undefined || !line.includes('database.unsafe')) lines.push(line);
    },
    pollEvery: 200,
    ...rest,
    config: { ...config, database },
    limits: { ...GENEROUS, ...rest.limits },
  });
  return { ...server, lines, close: ensureClosed(() => server.close()) };
}
