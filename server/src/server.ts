import { GAME_IDS } from '@moonstaff/catalogue';
import type { Announcement, Notice } from '@moonstaff/client';
import { Announcements } from './announcements.ts';
import { Backups } from './backups/index.ts';
import { urlForOthers } from './banner.ts';
import { ThinkerPool } from './bots/pool.ts';
import { Budgets } from './budgets.ts';
import { Challenges } from './challenges/challenges.ts';
import { Lines } from './challenges/lines.ts';
import { ChallengeStore } from './challenges/store.ts';
import { ClubStore } from './clubs/store.ts';
import type { Config } from './config.ts';
import { checkAfterCrash, demandSafety } from './database-checks.ts';
import { alone, type Fanout, PostgresFanout } from './fanout/index.ts';
import { type GameSource, loadGames } from './games.ts';
import { Health, within } from './health.ts';
import { makeApp } from './http/app.ts';
import { hostCheck } from './http/hosts.ts';
import { makePreviews } from './http/previews.ts';
import { apiRoutes } from './http/routes/index.ts';
import { newSeed } from './ids.ts';
import { lanesOf } from './lanes.ts';
import { Limiter, type Limits, limitsFor, quotasOf } from './limits.ts';
import { listen } from './listen.ts';
import { LiveTables } from './live/index.ts';
import { type Logger, makeLogger } from './logger.ts';
import { Metrics } from './metrics.ts';
import { monitoringRoutes } from './monitoring.ts';
import { makeMailer } from './notices/mail.ts';
import { Notices } from './notices/notices.ts';
import type { WebhookOptions } from './notices/webhook.ts';
import { CookieKeys } from './people/cookie-keys.ts';
import { Departures } from './people/departures.ts';
import { lacksFactor } from './people/factors/index.ts';
import { Sessions } from './people/sessions.ts';
import { RatingStore } from './ratings/store.ts';
import { newVapidKeys, type VapidKeys } from './reach/push.ts';
import { makeSenders, type Services as ReachServices, SERVICES, type SenderOptions } from './reach/senders.ts';
import { ReachStore } from './reach/store.ts';
import { RefusalLog } from './refusal-log.ts';
import { Recorder } from './results/recorder.ts';
import { ResultStore } from './results/store.ts';
import { linksOf, readHostPages } from './safety/host-pages.ts';
import { SafetyStore } from './safety/store.ts';
import { Scheduler } from './scheduler.ts';
import type { Services } from './services.ts';
import { Sockets } from './socket/server.ts';
import { openStore, type Person, type Store } from './store/index.ts';
import type { DecisionContext } from './table/decide/index.ts';
import { startTimers } from './timers.ts';
import { VERSION } from './version.ts';
import { type Say, say } from './words.ts';

export interface ServerOptions {
  readonly config: Config;
  readonly games?: readonly GameSource[];
  /** The module that exports the bots. The random bot is always there. */
  readonly bots?: string;
  readonly webRoot?: string;
  readonly limits?: Partial<Limits>;
  readonly now?: () => number;
  /** A clock that nobody can set. Without it, one that's given as `now` counts: when a test moves it, that time has really passed. */
  readonly monotonic?: () => number;
  readonly log?: (line: string) => void;
  readonly say?: Say;
  readonly webhook?: WebhookOptions;
  /** Imitations of Discord, Slack and Telegram. */
  readonly reachServices?: ReachServices;
  /** How often to poll for work and news that nobody announced, in milliseconds. */
  readonly pollEvery?: number;
  /** On SQLite: how many commands may share a commit, and how many pages the file may have. */
  readonly batch?: number;
  readonly maxPages?: number;
}

export interface RunningServer {
  readonly port: number;
  readonly url: string;
  readonly store: Store;
  readonly liveTables: LiveTables;
  readonly scheduler: Scheduler;
  readonly departures: Departures;
  readonly metrics: Metrics;
  /** Makes backups by itself, if it's set to. */
  readonly backups?: Backups;
  /** Accepts nothing new, finishes what was accepted, and stops. */
  close(): Promise<void>;
}

/** Our own bots. */
export const BUILT_IN_BOTS = new URL('./bots/built-in.ts', import.meta.url).href;

/** After this long, work that a node hasn't finished goes to another. */
const LEASE = 30_000;
const POLL_EVERY = 1000;
/** How long bots may think about a move of a challenge, in milliseconds. Nobody waits for it, but others share the threads. */
const MOST_LINE_BUDGET = 200;

/** Starts the server. If that fails, what was already open is closed: a database that isn't looks like a crash next time. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const opened: { close(): Promise<void> }[] = [];
  try {
    return await assemble(options, opened);
  } catch (error) {
    for (const part of opened.reverse()) await part.close().catch(() => {});
    throw error;
  }
}

/** Puts the parts together. Each is created once, here, and gets only what it needs. */
async function assemble(options: ServerOptions, opened: { close(): Promise<void> }[]): Promise<RunningServer> {
  const { config, now = Date.now, pollEvery = POLL_EVERY } = options;
  const limits: Limits = { ...limitsFor(config.socketsPerAddress), ...options.limits };
  const monotonic = options.monotonic ?? options.now ?? (() => performance.now());
  const budgets = new Budgets(limits, monotonic);
  const quotas = quotasOf(limits);
  const plainLog = makeLogger(config.logLevel, options.log ?? ((line) => process.stdout.write(`${line}\n`)));
  const metrics = new Metrics();
  const refusals = new RefusalLog(plainLog, monotonic, limits.refusalsLogged);
  const sources = options.games ?? GAME_IDS;
  const games = await loadGames(sources);
  const thinker = await ThinkerPool.open({ games: sources, bots: options.bots, workers: config.botWorkers });
  const store = await openStore(config.database, {
    ...(options.batch !== undefined && { batch: options.batch }),
    ...(options.maxPages !== undefined && { maxPages: options.maxPages }),
  });
  opened.push(store, thinker);
  await demandSafety(store, config, plainLog);
  await checkAfterCrash(store, plainLog);
  const health: Health = new Health({
    store,
    log: plainLog,
    every: pollEvery,
    onAway: (away) => {
      sockets.setAway(away);
      if (!away) fanout.renew();
    },
  });
  const log = withoutDatabaseFaults(plainLog, health);
  const fanout = await openFanout(config, log);
  opened.push(fanout);
  const keys = await CookieKeys.open(store, now);
  const { wrongTokens } = limits;
  const sessions = new Sessions({ store, keys, now, monotonic, wrongTokens, unusedDays: config.unusedSessionDays });
  const mailer = config.smtp === undefined ? undefined : makeMailer(config.smtp);
  const standIn = thinker.levels.at(-1) ?? 'random';
  const context = (): DecisionContext => ({
    now: now(),
    entropy: newSeed,
    levels: thinker.levels,
    standIn,
    patience: config.patience,
    maxRecords: limits.recordsPerTable,
  });

  const delays = { bot: config.botPace, notice: config.noticeDelay };
  const safety = new SafetyStore(store.sql);
  let port = config.port;
  const publicUrl = (): string => config.publicUrl ?? `http://localhost:${port}`;
  const liveTables: LiveTables = new LiveTables({
    store,
    games,
    fanout,
    context,
    delays,
    hasBlocked: (by, person) => safety.hasBlocked(by, person),
    idleAfter: config.idleAfter,
    maxLoaded: limits.tablesInMemory,
    monotonic,
    failed: (error) => log.error('host.failed', { error }),
    damaged: ({ table, seq }) => log.error('table.damaged', { table, seq }),
    committed: (append, before, after) => {
      metrics.records.inc(append.records.length);
      for (const change of append.due ?? []) if (change.change !== 'drop') scheduler.expect(change.at);
      notices.inPage(
        before,
        after,
        append.records.map(({ body }) => body),
      );
    },
  });
  const reachAddress = (): string | undefined => urlForOthers({ port, host: config.host, publicUrl: config.publicUrl });
  const linkAddress = (): string => reachAddress() ?? publicUrl();
  const isKnownHost = hostCheck(config);
  const { secondFactorFor } = config;
  const lacks = (person: Person): Promise<boolean> => lacksFactor({ secondFactorFor, store }, person);
  const proxy = { publicUrl: config.publicUrl, trustProxy: config.trustProxy };
  const announcements = new Announcements({ store, now, changed: (announcement) => sockets.announce(announcement) });
  const announcement = (): Announcement | undefined => announcements.current;
  const sockets: Sockets = new Sockets({
    liveTables,
    sessions,
    proxy,
    isKnownHost,
    lacksFactor: lacks,
    limits,
    quotas,
    budgets,
    refusals,
    announcement,
    log,
    now,
    monotonic,
  });
  await announcements.check();
  const senderOptions: SenderOptions = {
    mailer,
    webhook: options.webhook ?? {},
    services: options.reachServices ?? SERVICES,
    vapid: JSON.parse(await store.once('vapid-keys', () => JSON.stringify(newVapidKeys()))) as VapidKeys,
    telegramToken: config.telegramToken,
    contact: config.publicUrl?.startsWith('https:') === true ? config.publicUrl : 'https://moonstaff.invalid',
  };
  const senders = makeSenders(senderOptions);
  const reach = new ReachStore(store.sql, config.noticeDelay);
  const notices = new Notices({
    store,
    liveTables: () => liveTables,
    fanout,
    reach,
    safety,
    senders,
    say: options.say ?? say,
    address: linkAddress,
    now,
    log,
    notify: (person, notice) => sockets.notify(person, notice),
  });
  const hostPages = readHostPages(config.pages);
  const ratings = new RatingStore(store.sql);
  const recorder = new Recorder({ store, ratings, liveTables: () => liveTables });
  const tries = new ChallengeStore(store.sql);
  const lineBudget = Math.min(config.botBudget, MOST_LINE_BUDGET);
  const lines = new Lines({ challenges: tries, games, thinker, budget: lineBudget, log, now, monotonic });
  const scheduler = new Scheduler({
    store,
    now,
    log,
    every: pollEvery,
    lease: LEASE,
    done: (kind, failed) => metrics.due.inc({ kind, failed: String(failed) }),
    lanes: lanesOf({ liveTables, thinker, budget: config.botBudget, log }, { notices, recorder, lines, now }),
  });
  const rename = async (person: string, name: string): Promise<void> => {
    await sockets.refresh(person);
    await liveTables.rename(person, name);
  };
  const checkSockets = (person: string): void => {
    sockets.refresh(person).catch((error: unknown) => log.warn('socket.person', { error }));
  };
  liveTables.onNews((news) => {
    if (news.kind === 'notice') sockets.notify(news.person, JSON.parse(news.notice) as Notice);
    if (news.kind === 'signedOut') sockets.signOut(news.person);
    if (news.kind === 'sessions') checkSockets(news.person);
    if (news.kind === 'renamed')
      rename(news.person, news.name).catch((error: unknown) => log.error('rename.failed', { error }));
  });
  let signOutsSeen = (await store.people.signOuts()).seq;
  /** Operators ban people, announce things and replace keys directly in the database. */
  const checkOperator = async (): Promise<void> => {
    await announcements.check();
    await keys.check();
    const { seq, people } = await store.people.signOuts(signOutsSeen);
    signOutsSeen = seq;
    for (const person of people) sockets.signOut(person);
  };
  const departures = new Departures({ store, liveTables, fanout, log, now });
  const services: Services = {
    store,
    ratings,
    results: new ResultStore(store.sql),
    clubs: new ClubStore(store.sql),
    tries,
    challenges: new Challenges({
      store,
      challenges: tries,
      games,
      thinker,
      liveTables: () => liveTables,
      delays,
      zone: config.timeZone,
      now,
      monotonic,
      expect: (at) => scheduler.expect(at),
    }),
    reach,
    senders,
    senderOptions,
    safety,
    hostPages,
    departures,
    liveTables,
    sessions,
    games,
    thinker,
    fanout,
    limits,
    quotas,
    budgets,
    log,
    now,
    monotonic,
    mailer,
    say: options.say ?? say,
    secondFactorFor,
    publicUrl,
    linkAddress,
    about: () => {
      const address = reachAddress();
      const current = announcement();
      return {
        patience: config.patience,
        fixed: config.publicUrl !== undefined,
        mail: mailer !== undefined,
        pages: linksOf(config.pages),
        ...(address !== undefined && { address }),
        ...(current !== undefined && { announcement: current }),
      };
    },
    renamed: async (person, name) => {
      fanout.publish({ kind: 'renamed', person, name });
      await rename(person, name);
    },
    invite: async (person, table, by, kind = 'invited') => {
      await notices.call(person, table, by.id, kind);
      scheduler.expect(now());
    },
    sessionEnded: (person) => {
      checkSockets(person);
      fanout.publish({ kind: 'sessions', person });
    },
    signOut: (person) => {
      sockets.signOut(person);
      fanout.publish({ kind: 'signedOut', person });
    },
  };

  metrics.gauge('moonstaff_sockets', 'Open sockets', () => sockets.size);
  metrics.gauge('moonstaff_tables_loaded', 'Tables in memory', () => liveTables.sizes.loaded);
  const backups =
    config.backups === undefined
      ? undefined
      : new Backups({ plan: config.backups, database: config.database, store, log, now, metrics });
  const readiness = { stopping: false };
  const app = await makeApp({
    sessions,
    proxy,
    hstsSubdomains: config.hstsSubdomains,
    isKnownHost,
    lacksFactor: lacks,
    requests: new Limiter(limits.requests),
    files: new Limiter(limits.files),
    budgets,
    limits,
    monotonic,
    refusals,
    log,
    version: VERSION,
    webRoot: options.webRoot,
    previews: makePreviews(services),
    monitoring: monitoringRoutes(health, metrics, readiness),
    api: apiRoutes(services),
    served: (route, status, seconds) => {
      metrics.http.observe({ route }, seconds);
      log.debug('http', { route, status, seconds });
    },
  });
  const http = app.server;
  sockets.attach(http);
  port = await listen(app, config);
  scheduler.start();
  health.start();
  backups?.start();
  const stopTimers = startTimers(services, checkOperator, { ...config, pollEvery });
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
    await backups?.stop();
    await thinker.close();
    await stopped;
    await departures.stop();
    await liveTables.settle();
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
  return {
    port,
    url: `http://localhost:${port}`,
    store,
    liveTables,
    scheduler,
    departures,
    metrics,
    close,
    ...(backups && { backups }),
  };
}

/** After this many milliseconds we stop waiting for the rest. None of it has been confirmed to anyone. */
const STOP_WITHIN = 8000;

/** Whether it finished in time and without an error. */
const inTime = (work: Promise<unknown>): Promise<boolean> =>
  within(STOP_WITHIN, work).then(
    () => true,
    () => false,
  );

/** An outage of the database is logged once, not again for everything that fails because of it. */
function withoutDatabaseFaults(log: Logger, health: Health): Logger {
  const unless =
    (write: Logger['error']): Logger['error'] =>
    (event, fields) => {
      if (!health.isDatabaseFault(fields?.['error'])) write(event, fields);
    };
  return { ...log, warn: unless(log.warn), error: unless(log.error) };
}

const openFanout = async (config: Config, log: Logger): Promise<Fanout> =>
  /^postgres/.test(config.database)
    ? PostgresFanout.connect({ url: config.database, log: (event, fields) => log.warn(event, fields) })
    : alone;
