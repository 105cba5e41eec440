import { GAME_IDS } from '@moonstaff/catalogue';
import type { Notice } from '@moonstaff/client';
import { Refusal } from '@moonstaff/kernel';
import { type BotOptions, playBot } from './bots/play.ts';
import { ThinkerPool } from './bots/pool.ts';
import type { Config } from './config.ts';
import { alone, type Fanout, PostgresFanout } from './fanout/index.ts';
import { type GameSource, loadGames } from './games.ts';
import { Health, within } from './health.ts';
import { elsewhereUrl } from './home.ts';
import { Host } from './host/index.ts';
import { makeApp } from './http/app.ts';
import { apiRoutes } from './http/routes/index.ts';
import { newSeed } from './ids.ts';
import { LIMITS, Limiter, type Limits, quotasOf } from './limits.ts';
import { listen } from './listen.ts';
import { type Log, makeLog } from './log.ts';
import { Metrics } from './metrics.ts';
import { makeMailer } from './notices/mail.ts';
import { Notices } from './notices/notices.ts';
import type { WebhookOptions } from './notices/webhook.ts';
import { Departures } from './people/departures.ts';
import { Sessions } from './people/sessions.ts';
import { Refusals } from './refusals.ts';
import { type Lane, Scheduler } from './scheduler.ts';
import type { Services } from './services.ts';
import { Sockets } from './socket/server.ts';
import { openStore, type Store } from './store/index.ts';
import type { Circumstances } from './table/decide/index.ts';
import { VERSION } from './version.ts';
import { watchingRoutes } from './watching.ts';
import { type Say, say } from './words.ts';

export interface ServerOptions {
  readonly config: Config;
  readonly games?: readonly GameSource[];
  /** The module bots come from; the random one is always there. */
  readonly bots?: string;
  readonly webRoot?: string;
  readonly limits?: Partial<Limits>;
  readonly now?: () => number;
  readonly log?: (line: string) => void;
  readonly say?: Say;
  readonly webhook?: WebhookOptions;
  /** How often to look for work and news that nobody announced, in milliseconds. */
  readonly lookEvery?: number;
  /** How many commands share a commit on SQLite at most, and how large its file may grow. */
  readonly batch?: number;
  readonly maxPages?: number;
}

export interface RunningServer {
  readonly port: number;
  readonly url: string;
  readonly store: Store;
  readonly host: Host;
  readonly scheduler: Scheduler;
  readonly departures: Departures;
  readonly metrics: Metrics;
  /** Takes nothing new, finishes what was accepted, and stops. */
  close(): Promise<void>;
}

/** The bots of this house. */
export const HOUSE_BOTS = new URL('./bots/house.ts', import.meta.url).href;

/** Work taken by a node that has not finished it after this long is given to another. */
const LEASE = 30_000;
const LOOK_EVERY = 1000;
const SWEEP_EVERY = 30_000;
const BEAT_EVERY = 15_000;
const FORGET_EVERY = 3_600_000;
const DEPART_EVERY = 30_000;

/** Puts the parts together. Each is made here, once, and gets what it needs and nothing else. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, now = Date.now, lookEvery = LOOK_EVERY } = options;
  const limits: Limits = { ...LIMITS, socketsPerAddress: config.socketsPerAddress, ...options.limits };
  const quotas = quotasOf(limits);
  const everything = makeLog(config.logLevel, options.log ?? ((line) => process.stdout.write(`${line}\n`)));
  const metrics = new Metrics();
  const refusals = new Refusals(everything, now, limits.refusalsLogged);
  const sources = options.games ?? GAME_IDS;
  const games = await loadGames(sources);
  const thinker = await ThinkerPool.open({ games: sources, bots: options.bots, workers: config.botWorkers });
  const store = await openStore(config.database, {
    ...(options.batch !== undefined && { batch: options.batch }),
    ...(options.maxPages !== undefined && { maxPages: options.maxPages }),
  });
  await demandSafety(store, config, everything);
  await checkAfterCrash(store, everything);
  const health: Health = new Health({
    store,
    log: everything,
    every: lookEvery,
    onAway: (away) => {
      sockets.setAway(away);
      if (!away) fanout.renew();
    },
  });
  const log = withoutBlame(everything, health);
  const fanout = await openFanout(config, log);
  const sessions = new Sessions(store, await store.once('cookie-key', newSeed), now, limits.wrongTokens);
  const mailer = config.smtp === undefined ? undefined : makeMailer(config.smtp);
  const standIn = thinker.levels.at(-1) ?? 'random';
  const circumstances = (): Circumstances => ({
    now: now(),
    entropy: newSeed,
    levels: thinker.levels,
    standIn,
    patience: config.patience,
    maxRecords: limits.recordsPerTable,
  });

  let port = config.port;
  const publicUrl = (): string => config.publicUrl ?? `http://localhost:${port}`;
  const host: Host = new Host({
    store,
    games,
    fanout,
    circumstances,
    paces: { bot: config.botPace, notice: config.noticeDelay },
    idleAfter: config.idleAfter,
    // Tests that set the clock mean time to pass.
    steady: options.now ?? (() => performance.now()),
    failed: (error) => log.error('host.failed', { error }),
    damaged: ({ table, seq }) => log.error('table.damaged', { table, seq }),
    committed: (append, before, after) => {
      metrics.records.inc(append.records.length);
      for (const change of append.due ?? []) if (change.change !== 'drop') scheduler.expect(change.at);
      notices.inPage(before, after);
    },
  });
  const surroundings = { publicUrl: config.publicUrl, trustProxy: config.trustProxy };
  const sockets = new Sockets({ host, sessions, surroundings, limits, quotas, refusals, log, now });
  const notices = new Notices({
    store,
    host: () => host,
    fanout,
    mailer,
    say: options.say ?? say,
    webhook: options.webhook ?? {},
    publicUrl,
    log,
    notify: (person, notice) => sockets.notify(person, notice),
  });
  const scheduler = new Scheduler({
    store,
    now,
    log,
    every: lookEvery,
    lease: LEASE,
    done: (kind, failed) => metrics.due.inc({ kind, failed: String(failed) }),
    lanes: lanesOf({ host, thinker, budget: config.botBudget, log }, notices, now),
  });
  host.onNews((news) => {
    if (news.kind === 'notice') sockets.notify(news.person, JSON.parse(news.notice) as Notice);
    if (news.kind === 'signedOut') sockets.signOut(news.person);
  });
  let signOutsSeen = (await store.people.signOuts()).seq;
  /** Operators ban past the servers. */
  const checkSignOuts = async (): Promise<void> => {
    const { seq, people } = await store.people.signOuts(signOutsSeen);
    signOutsSeen = seq;
    for (const person of people) sockets.signOut(person);
  };
  const departures = new Departures({ store, host, fanout, log, now });
  const services: Services = {
    store,
    departures,
    host,
    sessions,
    games,
    thinker,
    fanout,
    limits,
    quotas,
    log,
    now,
    mailer,
    say: options.say ?? say,
    publicUrl,
    about: () => {
      const address = elsewhereUrl({ port, host: config.host, publicUrl: config.publicUrl });
      return { patience: config.patience, ...(address !== undefined && { address }) };
    },
    signOut: (person) => {
      sockets.signOut(person);
      fanout.publish({ kind: 'signedOut', person });
    },
  };

  metrics.gauge('moonstaff_sockets', 'Open sockets', () => sockets.size);
  metrics.gauge('moonstaff_tables_loaded', 'Tables in memory', () => host.sizes.loaded);
  const readiness = { stopping: false };
  const app = await makeApp({
    sessions,
    surroundings,
    requests: new Limiter(limits.requests),
    now,
    refusals,
    log,
    version: VERSION,
    webRoot: options.webRoot,
    watching: watchingRoutes(health, metrics, readiness),
    api: apiRoutes(services),
    served: (route, status, seconds) => {
      metrics.http.observe({ route }, seconds);
      log.debug('http', { route, status, seconds });
    },
  });
  const http = app.server;
  sockets.attach(http);
  try {
    port = await listen(app, config);
  } catch (error) {
    // A database that isn't closed looks like a crash to the next start.
    await Promise.allSettled([thinker.close(), fanout.close()]);
    await store.close();
    throw error;
  }
  scheduler.start();
  health.start();
  const stopTimers = startTimers(services, checkSignOuts, { lookEvery, idleAfter: config.idleAfter });
  log.info('started', {
    version: VERSION,
    port,
    database: store.sql.kind,
    games: [...games.keys()],
    bots: thinker.levels,
  });

  const finish = async (): Promise<void> => {
    const closed = app.close();
    await sockets.close();
    const stopped = scheduler.stop();
    await thinker.close();
    await stopped;
    await departures.stop();
    await host.settle();
    http.closeAllConnections();
    await closed;
    await fanout.close();
  };
  const close = async (): Promise<void> => {
    readiness.stopping = true;
    stopTimers();
    health.stop();
    const finished = await inTime(finish());
    http.closeAllConnections();
    mailer?.close();
    const closed = await inTime(store.close());
    log.info('stopped', finished && closed ? {} : { unfinished: true });
  };
  return { port, url: `http://localhost:${port}`, store, host, scheduler, departures, metrics, close };
}

/** How long stopping may take, in milliseconds, before the rest is left undone: nobody was told that it was done. */
const STOP_WITHIN = 8000;

/** Whether it ended in time, and well. */
const inTime = (work: Promise<unknown>): Promise<boolean> =>
  within(STOP_WITHIN, work).then(
    () => true,
    () => false,
  );

/** Refuses a database that may forget what it has confirmed, unless the operator takes the risk. */
async function demandSafety(store: Store, config: Config, log: Log): Promise<void> {
  const off = await store.sql.unsafe();
  const refused = off.filter((name) => !config.allowedUnsafe.includes(name));
  if (refused.length > 0) {
    await store.close();
    const example = off.join();
    throw new Refusal('server.database.unsafe', { off: refused, setting: 'ALLOW_UNSAFE_DATABASE', example });
  }
  if (off.length > 0) log.warn('database.unsafe', { off });
}

/** Damage is easier to mend the sooner it's known. */
async function checkAfterCrash(store: Store, log: Log): Promise<void> {
  const problems = await store.sql.checkAfterCrash();
  if (problems === undefined) return;
  log.info('database.unclean', { problems: problems.length });
  if (problems.length > 0) log.error('database.damaged', { problems });
}

/** What is the database's fault is in the log once, and not again for everything that fails because of it. */
function withoutBlame(log: Log, health: Health): Log {
  const unless =
    (write: Log['error']): Log['error'] =>
    (event, fields) => {
      if (!health.blames(fields?.['error'])) write(event, fields);
    };
  return { ...log, warn: unless(log.warn), error: unless(log.error) };
}

/** Who does what when it falls due. Notices wait for other machines: no bot and no clock waits for them. */
function lanesOf(bots: BotOptions, notices: Notices, now: () => number): readonly Lane[] {
  const table: Lane['workers'] = {
    clock: async (work) => {
      await bots.host.runClocksOut(work.table);
      return 'done';
    },
    bot: async (work) => ((await playBot(bots, work.table, Number(work.body))) ? { again: now() } : 'done'),
  };
  return [
    { atOnce: 64, workers: table },
    { atOnce: 16, workers: { notice: (work) => notices.send(work) } },
  ];
}

/** What is looked after now and then. Gives what stops it. */
function startTimers(
  { host, store, log, now, departures }: Services,
  checkSignOuts: () => Promise<void>,
  { lookEvery, idleAfter }: { readonly lookEvery: number; readonly idleAfter: number },
): () => void {
  const failed = (error: unknown): void => log.error('timer.failed', { error });
  const timers = [
    setInterval(() => void host.look().catch(failed), lookEvery),
    setInterval(() => void checkSignOuts().catch(failed), lookEvery),
    setInterval(() => departures.look(), Math.max(lookEvery, DEPART_EVERY)),
    setInterval(() => host.beat(), BEAT_EVERY),
    setInterval(() => host.sweep(), Math.min(SWEEP_EVERY, idleAfter)),
    setInterval(() => void store.people.forgetExpired(now()).catch(failed), FORGET_EVERY),
  ];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

const openFanout = async (config: Config, log: Log): Promise<Fanout> =>
  /^postgres/.test(config.database)
    ? PostgresFanout.connect({ url: config.database, log: (event, fields) => log.warn(event, fields) })
    : alone;
