import type { Api } from '@moonstaff/client';
import { type AnyGame, at, fastRandom, nextBelow } from '@moonstaff/kernel';
import { type GameSource, loadGames, type RunningServer, readConfig, startServer } from '@moonstaff/server';
import { choice, count, flag, toolArgs, word } from '@moonstaff/tools/tool-args';
import { openTrialDatabase } from './database.ts';
import { Eavesdropper } from './eavesdropper.ts';
import { GAME_NAMES, GAME_SOURCES } from './games.ts';
import { type Compared, compareMoment, isThorough, type Listener } from './moment.ts';
import { NO_BUDGETS } from './no-budgets.ts';
import { type Place, type Plant, pagesAbout } from './pages.ts';
import { guest } from './players.ts';
import { Probes } from './probes.ts';
import { conclude, recordedReport } from './record.ts';
import { Try } from './try.ts';

export interface LeakOptions {
  readonly game: string;
  readonly games: number;
  readonly players: number;
  readonly seed: string;
  /** How many altered tables each message is compared with. */
  readonly truths: number;
  /** Ends each game after this many commands. */
  readonly steps?: number;
  /** Compares pages and times at one moment in this many. */
  readonly rarely?: number;
  /** Stops at this many leaks. */
  readonly mostLeaks?: number;
  /** A running server. Without one, it starts its own. */
  readonly on?: LeakServer;
  /** A leak to find, in a test. */
  readonly plant?: Plant;
  /** Ends the trial after the current game. What was compared until then counts. */
  readonly stop?: AbortSignal;
  readonly progress?: (line: string) => void;
}

export interface LeakReport extends Compared {
  readonly finished: number;
}

const MAX_STEPS = 3000;
const MAX_LEAKS = 10;
const NOW = 1_800_000_000_000;
const plenty = { burst: 1e9, perSecond: 1e9 };

/** A server whose time stands still, and which refuses nobody for being hasty. */
export interface LeakServer {
  readonly server: RunningServer;
  readonly sources: readonly GameSource[];
  close(): Promise<void>;
}

export async function openLeakServer(sources: readonly GameSource[] = GAME_SOURCES): Promise<LeakServer> {
  const database = await openTrialDatabase('sqlite');
  const server = await startServer({
    config: { ...readConfig({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' }), database: database.where },
    games: sources,
    now: () => NOW,
    limits: {
      ...NO_BUDGETS,
      requests: plenty,
      newGuests: plenty,
      newTables: plenty,
      messages: plenty,
      chat: plenty,
      replays: plenty,
      downloads: plenty,
    },
  });
  const close = async (): Promise<void> => {
    await server.close();
    await database.close();
  };
  return { server, sources, close };
}

export async function leak(options: LeakOptions): Promise<LeakReport> {
  const { server, sources, close } = options.on ?? (await openLeakServer());
  const game = (await loadGames(sources)).get(options.game);
  if (game === undefined) throw new Error(`no game ${options.game}`);
  const found = { messages: 0, compared: 0, timed: 0, leaks: [] as string[] };
  let finished = 0;
  const isOver = (): boolean =>
    found.leaks.length >= (options.mostLeaks ?? MAX_LEAKS) || options.stop?.aborted === true;
  for (let played = 0; played < options.games && !isOver(); played++) {
    if (await playOne(server, game, { ...options, seed: `${options.seed} ${played}` }, found)) finished++;
    options.progress?.(`${played + 1}/${options.games}: ${found.compared} compared, ${found.leaks.length} leaks`);
  }
  if (options.on === undefined) await close();
  return { ...found, finished };
}

interface Seated {
  readonly listeners: readonly Listener[];
  readonly host: Api;
  readonly place: Place;
}

/** Everyone who listens: the players, a spectator, and a television that the host has switched on. */
async function seatListeners(server: RunningServer, game: AnyGame, players: number): Promise<Seated> {
  const people = await Promise.all(Array.from({ length: players + 1 }, (_, i) => guest(server.url, `P${i}`)));
  const host = at(people, 0);
  const seats = Array.from({ length: players }, () => ({ kind: 'open' as const }));
  const { id: club } = await host.api.foundClub('Leak');
  const { table } = await host.api.openTable({ game: game.id, seats, seating: 'chosen', public: true, club });
  const { day } = await host.api.challenges();
  for (const other of people.slice(1, players)) {
    await other.api.command(table, { type: 'sit' });
    await other.api.command(table, { type: 'ready', ready: true });
  }
  await host.api.command(table, { type: 'start' });
  const listen = async (index: number, isPublic = false): Promise<Listener> => {
    const { id, token } = at(people, index);
    const socket = await Eavesdropper.open(server.url, id, token, table, isPublic);
    return { socket, token, viewer: isPublic || index === players ? 'spectator' : index, seen: new Map() };
  };
  const listeners = await Promise.all([...people.map((_, index) => listen(index)), listen(0, true)]);
  return { listeners, host: host.api, place: { table, game: game.id, day, person: host.id, club } };
}

/** Plays one game to the end. Returns whether it got there. */
async function playOne(
  server: RunningServer,
  game: AnyGame,
  options: LeakOptions,
  found: { messages: number; compared: number; timed: number; leaks: string[] },
): Promise<boolean> {
  const { players, steps = MAX_STEPS, mostLeaks = MAX_LEAKS } = options;
  const random = fastRandom(options.seed);
  const { listeners, host: api, place } = await seatListeners(server, game, players);
  const id = place.table;
  const pages = await pagesAbout(server.url, place);
  const plant = options.plant ?? (() => '');
  const [player, stranger] = [{ ...at(listeners, 0), api }, at(listeners, 1)];
  const attempt = await Try.begin({ server, game, player, stranger, place, plant });
  const probes = new Probes();
  for (const { socket } of listeners) socket.take();
  let finished = false;
  for (let step = 0; step < steps && found.leaks.length < mostLeaks; step++) {
    const table = await server.liveTables.table(id);
    const before = { seq: table.seq, toAct: [...table.toAct] };
    if (before.toAct.length === 0 || table.match === undefined) break;
    const seat = at(before.toAct, nextBelow(random, before.toAct.length));
    const legal = game.legal(table.match.state, seat);
    probes.add(legal);
    // A waiting player makes a plan. Nobody else may be sent anything.
    const waiting = listeners.findIndex(({ viewer }) => viewer !== 'spectator' && !before.toAct.includes(viewer));
    const planned = waiting >= 0 && nextBelow(random, 8) === 0;
    if (planned) await at(listeners, waiting).socket.command({ type: 'plan', action: { type: 'nothing-yet' } });
    const undo = table.match.reach(seat).steps > 0 && nextBelow(random, 6) === 0;
    const action = at(legal, nextBelow(random, legal.length));
    await at(listeners, seat).socket.command(undo ? { type: 'undo' } : { type: 'act', action });
    if ((await server.liveTables.table(id)).status !== 'playing') {
      finished = true;
      break;
    }
    const thorough = isThorough(random, options.rarely);
    const planner = planned ? waiting : -1;
    const moment = { server, id, now: NOW, before, step, thorough, planner, probes, pages, random, plant };
    const compared = await compareMoment(moment, listeners, options.truths);
    found.messages += compared.messages;
    found.compared += compared.compared;
    found.timed += compared.timed;
    found.leaks.push(...compared.leaks.map((leak) => `step ${step}, ${leak}`));
    if (!thorough) continue;
    const tried = await attempt.compare(random);
    found.compared += tried.compared;
    found.leaks.push(...tried.leaks.map((leak) => `step ${step}, ${leak}`));
  }
  for (const { socket } of listeners) socket.close();
  return finished;
}

/** Two runs as one. */
const together = (a: LeakReport, b: LeakReport): LeakReport => ({
  messages: a.messages + b.messages,
  compared: a.compared + b.compared,
  timed: a.timed + b.timed,
  finished: a.finished + b.finished,
  leaks: [...a.leaks, ...b.leaks],
});

if (import.meta.main) {
  const { values } = toolArgs({
    command: 'npm run leak',
    about: `Plays whole games over real sockets and shows that what each seat and a spectator get doesn't depend on hidden information.
After every command we build the same message from a table in which everything the viewer can't know is different, and
compare it with what was sent. The same goes for what viewers ask: previews, reasons, refusals and how long they take,
notices by push and mail, every page about the table, its club and its people, the past, and a try at the day's challenge.
Analysis begins with the log of a game, which nobody may get before the game is over.
Ctrl+C ends it after the current game, with a report.`,
    options: {
      game: choice(GAME_NAMES, 'what is played', 'sample'),
      games: count('how many games', 10),
      players: count('how many at the table', 3),
      seed: word('WORDS', 'what the games are dealt from', 'leak'),
      truths: count('how many other tables to compare each message with', 3),
      record: flag('keep the result in docs/trials.md'),
      add: flag('with --record: also count what earlier runs recorded'),
    },
  });
  const { game, games, players, truths } = values;
  const counts = { games, players, truths };
  const name = `leak, ${game}, ${counts.players} players`;
  const before = values.add ? recordedReport<LeakReport>(name) : undefined;
  // Other games than those of earlier runs.
  const seed = before === undefined ? values.seed : `${values.seed} after ${before.finished}`;
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const progress = (line: string): void => void process.stderr.write(`${line}\n`);
  const report = await leak({ game, seed, ...counts, stop: stop.signal, progress });
  const passed = report.leaks.length === 0 && (report.finished === counts.games || stop.signal.aborted);
  const total = before === undefined ? report : together(before, report);
  await conclude(name, total, passed && total.leaks.length === 0, values.record);
}
