/**
 * Plays whole games over real sockets and shows that what each seat and a spectator get doesn't depend on hidden
 * information. After every command we build the same message from a table in which everything the viewer can't know is
 * different, and compare it with what was sent. The same goes for what viewers ask: previews, reasons, refusals and how
 * long they take, every page about the table, and the past.
 * `npm run leak -- [--game sample] [--games 10] [--players 3] [--truths 3] [--record]`
 */
import { parseArgs } from 'node:util';
import { type AnyGame, at, fastRandom, nextBelow } from '@moonstaff/kernel';
import { type GameSource, loadGames, type RunningServer, readConfig, startServer } from '@moonstaff/server';
import { openTrialDatabase } from './database.ts';
import { Eavesdropper } from './eavesdropper.ts';
import { GAME_SOURCES } from './games.ts';
import { type Compared, compareMoment, type Listener } from './moment.ts';
import { NO_BUDGETS } from './no-budgets.ts';
import { pagesAbout } from './pages.ts';
import { guest } from './players.ts';
import { Probes } from './probes.ts';
import { conclude } from './record.ts';

export interface LeakOptions {
  readonly game: string;
  readonly games: number;
  readonly players: number;
  readonly seed: string;
  /** How many altered tables each message is compared with. */
  readonly truths: number;
  /** Where the game comes from, if it isn't one of ours. */
  readonly source?: GameSource;
}

export interface LeakReport extends Compared {
  readonly finished: number;
}

const MAX_STEPS = 3000;
const MAX_LEAKS = 10;
const NOW = 1_800_000_000_000;
const plenty = { burst: 1e9, perSecond: 1e9 };

export async function leak(options: LeakOptions): Promise<LeakReport> {
  const sources = options.source === undefined ? GAME_SOURCES : [options.source];
  const game = (await loadGames(sources)).get(options.game);
  if (game === undefined) throw new Error(`no game ${options.game}`);
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
    },
  });
  const found = { messages: 0, compared: 0, timed: 0, leaks: [] as string[] };
  let finished = 0;
  for (let played = 0; played < options.games && found.leaks.length <= MAX_LEAKS; played++) {
    if (await playOne(server, game, { ...options, seed: `${options.seed} ${played}` }, found)) finished++;
  }
  await server.close();
  await database.close();
  return { ...found, finished };
}

/** Everyone who listens: the players, a spectator, and a television that the host has switched on. */
async function seatListeners(server: RunningServer, game: AnyGame, players: number): Promise<readonly Listener[]> {
  const people = await Promise.all(Array.from({ length: players + 1 }, (_, i) => guest(server.url, `P${i}`)));
  const host = at(people, 0);
  const seats = Array.from({ length: players }, () => ({ kind: 'open' as const }));
  const { table } = await host.api.openTable({ game: game.id, seats, seating: 'chosen', public: true });
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
  return Promise.all([...people.map((_, index) => listen(index)), listen(0, true)]);
}

/** Plays one game to the end. Returns whether it got there. */
async function playOne(
  server: RunningServer,
  game: AnyGame,
  options: LeakOptions,
  found: { messages: number; compared: number; timed: number; leaks: string[] },
): Promise<boolean> {
  const { players } = options;
  const random = fastRandom(options.seed);
  const listeners = await seatListeners(server, game, players);
  const id = at(listeners, 0).socket.table;
  const pages = await pagesAbout(server.url, id);
  const probes = new Probes();
  for (const { socket } of listeners) socket.take();
  let finished = false;
  for (let step = 0; step < MAX_STEPS && found.leaks.length <= MAX_LEAKS; step++) {
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
    const moment = { server, id, now: NOW, before, step, planner: planned ? waiting : -1, probes, pages, random };
    const compared = await compareMoment(moment, listeners, options.truths);
    found.messages += compared.messages;
    found.compared += compared.compared;
    found.timed += compared.timed;
    found.leaks.push(...compared.leaks.map((leak) => `step ${step}, ${leak}`));
  }
  for (const { socket } of listeners) socket.close();
  return finished;
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'sample' },
      games: { type: 'string', default: '10' },
      players: { type: 'string', default: '3' },
      seed: { type: 'string', default: 'leak' },
      truths: { type: 'string', default: '3' },
      record: { type: 'boolean', default: false },
    },
  });
  const { game, seed } = values;
  const counts = { games: Number(values.games), players: Number(values.players), truths: Number(values.truths) };
  const report = await leak({ game, seed, ...counts });
  const passed = report.leaks.length === 0 && report.finished === counts.games;
  await conclude(`leak, ${game}, ${counts.players} players`, report, passed, values.record);
}
