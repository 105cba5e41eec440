/** A server in a separate process, for trials that kill it. Prints its port as the first line. */
import { type Limits, readConfig, startServer } from '@moonstaff/server';
import { GAME_SOURCES } from './games.ts';
import { LongestTask } from './longest-task.ts';
import { NO_BUDGETS } from './no-budgets.ts';
import { type Waits, watchWaits } from './waits.ts';

const plenty = { burst: 1e9, perSecond: 1e9 };
/** Hundreds of people share one address in most trials. */
const GENEROUS: Partial<Limits> = {
  requests: plenty,
  newGuests: plenty,
  newTables: plenty,
  messages: plenty,
  chat: plenty,
  replays: plenty,
  ...NO_BUDGETS,
  hostedTables: 1e6,
  socketsPerAddress: 1e6,
  socketsPerPerson: 1e6,
};
// If the trial dies, so does the server.
process.on('disconnect', () => process.exit(1));
// A spare process waits here until it's needed.
if (process.env['TRIAL_WAITS'] === '1') await new Promise((done) => process.once('message', done));
const config = readConfig(process.env);
let clockOffset = 0;
const trialNumber = (name: string): number | undefined =>
  process.env[name] === undefined ? undefined : Number(process.env[name]);
const [batch, maxPages] = [trialNumber('TRIAL_BATCH'), trialNumber('TRIAL_PAGES')];
const server = await startServer({
  config,
  games: GAME_SOURCES,
  pollEvery: 500,
  now: () => Date.now() + clockOffset,
  monotonic: () => performance.now(),
  ...(batch !== undefined && { batch }),
  ...(maxPages !== undefined && { maxPages }),
  log: (line) => process.stderr.write(`${line}\n`),
  limits: process.env['TRIAL_LIMITS'] === 'production' ? {} : GENEROUS,
});
process.stdout.write(`${server.port}\n`);
const task = new LongestTask();
let endWatch: () => Waits | undefined = () => undefined;
process.on('message', (message) => {
  if (typeof message === 'object' && message !== null && 'offset' in message) {
    clockOffset = Number(message.offset);
    return;
  }
  if (message === 'task start') {
    task.start();
    return;
  }
  if (message === 'task stop') {
    process.send?.(task.stop());
    return;
  }
  if (message === 'waits start') {
    endWatch = watchWaits();
    return;
  }
  if (message === 'waits stop') {
    process.send?.(endWatch());
    return;
  }
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
});
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
