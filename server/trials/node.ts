/** A server in a process of its own, for trials that kill it. Says its port on the first line. */
import { readConfig, startServer } from '@moonstaff/server';
import { GAME_SOURCES } from './games.ts';

const plenty = { burst: 1e9, perSecond: 1e9 };
const config = readConfig(process.env);
const server = await startServer({
  config,
  games: GAME_SOURCES,
  lookEvery: 500,
  ...(process.env['TRIAL_BATCH'] !== undefined && { batch: Number(process.env['TRIAL_BATCH']) }),
  log: (line) => process.stderr.write(`${line}\n`),
  // Hundreds of people at one address, all at once: limits have a trial of their own.
  limits: {
    requests: plenty,
    newGuests: plenty,
    newTables: plenty,
    messages: plenty,
    chat: plenty,
    hostedTables: 1e6,
    socketsPerAddress: 1e6,
    socketsPerPerson: 1e6,
  },
});
process.stdout.write(`${server.port}\n`);
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
});
// A trial that has died leaves no servers behind.
process.on('disconnect', () => process.exit(1));
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
