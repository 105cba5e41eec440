/**
 * Plays whole games over real sockets and shows that the bytes sent to each seat and to a spectator don't depend on
 * hidden information. After every command we build the same message from a table in which everything the viewer can't
 * know is different, and compare it with what was sent.
 * `node server/trials/leak.ts [--game sample] [--games 10]`
 */
import { parseArgs } from 'node:util';
import { fastRandom, nextBelow } from '@moonstaff/kernel';
import { readConfig, startServer } from '@moonstaff/server';
import { read } from '../src/live/load.ts';
import { messageFor } from '../src/live/watchers.ts';
import { compose, type NoticeKind, OCCASION_OF } from '../src/reach/message.ts';
import { finishedOf } from '../src/results/result.ts';
import { summarize } from '../src/table/project.ts';
import type { Table } from '../src/table/table.ts';
import { say } from '../src/words.ts';
import { openTrialDatabase } from './database.ts';
import { Eavesdropper } from './eavesdropper.ts';
import { GAME_SOURCES, gameNamed } from './games.ts';
import { otherRecord, otherTable } from './hidden.ts';
import { NO_BUDGETS } from './no-budgets.ts';
import { guest } from './players.ts';
import { conclude } from './record.ts';

export interface LeakOptions {
  readonly game: string;
  readonly games: number;
  readonly players: number;
  readonly seed: string;
  /** How many altered tables each message is compared with. */
  readonly truths: number;
}

export interface LeakReport {
  readonly messages: number;
  readonly compared: number;
  readonly finished: number;
  readonly leaks: readonly string[];
}

const MAX_STEPS = 3000;
const NOW = 1_800_000_000_000;
const plenty = { burst: 1e9, perSecond: 1e9 };

export async function leak(options: LeakOptions): Promise<LeakReport> {
  const game = await gameNamed(options.game);
  const database = await openTrialDatabase('sqlite');
  const server = await startServer({
    config: { ...readConfig({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' }), database: database.where },
    games: GAME_SOURCES,
    now: () => NOW,
    limits: { ...NO_BUDGETS, requests: plenty, newGuests: plenty, newTables: plenty, messages: plenty, chat: plenty },
  });
  const random = fastRandom(options.seed);
  const leaks: string[] = [];
  let messages = 0;
  let compared = 0;
  let finished = 0;
  for (let played = 0; played < options.games; played++) {
    const people = await Promise.all(Array.from({ length: options.players + 1 }, (_, i) => guest(server.url, `P${i}`)));
    const [host, ...others] = people.slice(0, options.players);
    if (host === undefined) break;
    const seats = Array.from({ length: options.players }, () => ({ kind: 'open' as const }));
    const { table: id } = await host.api.openTable({ game: game.id, seats, seating: 'chosen', public: true });
    for (const other of others) {
      await other.api.command(id, { type: 'sit' });
      await other.api.command(id, { type: 'ready', ready: true });
    }
    await host.api.command(id, { type: 'start' });
    // The last one is a television that the host has switched on.
    const viewers = await Promise.all([
      ...people.map(({ id: person, token }) => Eavesdropper.open(server.url, person, token, id)),
      Eavesdropper.open(server.url, host.id, host.token, id, true),
    ]);
    for (const socket of viewers) socket.take();
    for (let step = 0; step < MAX_STEPS; step++) {
      const before = await server.liveTables.table(id);
      const [seat] = before.toAct.length === 0 ? [] : [before.toAct[nextBelow(random, before.toAct.length)] ?? 0];
      if (seat === undefined || before.match === undefined) break;
      const legal = game.legal(before.match.state, seat);
      const action = legal[nextBelow(random, legal.length)];
      const actor = viewers[seat];
      const waiting = viewers.slice(0, options.players).findIndex((_, each) => !before.toAct.includes(each));
      // A waiting player makes a plan. Nobody else may be sent anything.
      if (waiting >= 0 && nextBelow(random, 8) === 0)
        await viewers[waiting]?.command({ type: 'plan', action: { type: 'nothing-yet' } });
      const undo = before.match.reach(seat).steps > 0 && nextBelow(random, 6) === 0;
      await actor?.command(undo ? { type: 'undo' } : { type: 'act', action });
      const after = await server.liveTables.table(id);
      const records = (await server.store.tables.records(id)).filter(({ seq }) => seq > before.seq);
      if (after.status !== 'playing') {
        finished++;
        break;
      }
      for (const [index, socket] of viewers.entries()) {
        const sent = socket.take();
        messages += sent.length;
        const viewer = index < options.players ? index : ('spectator' as const);
        const own = index === waiting ? sent.slice(-1) : sent;
        if (own.length !== 1) leaks.push(`step ${step}: ${viewer} was sent ${own.length} messages for one change`);
        for (let truth = 0; truth < options.truths; truth++) {
          const other = otherTable(after, viewer, fastRandom(`${options.seed} ${played} ${step} ${truth}`));
          const expected = messageFor(
            other,
            socket,
            records.map((record) => read(otherRecord(record, viewer))),
            NOW,
          );
          compared += 2;
          if (truth === 0 && (await noticesOf(other, socket.person)) !== (await noticesOf(after, socket.person)))
            leaks.push(`step ${step}, ${viewer}: a message depends on what's hidden`);
          // What lists, clubs, previews and notices show is made of the summary; results come only after the end.
          if (JSON.stringify(summarize(other)) !== JSON.stringify(summarize(after)))
            leaks.push(`step ${step}, ${viewer}: the summary depends on what's hidden`);
          if (finishedOf(after) !== undefined) leaks.push(`step ${step}: a running game has a result`);
          if (own[0] !== expected) leaks.push(`step ${step}, ${viewer}: ${difference(own[0] ?? '', expected)}`);
        }
        if (own[0]?.includes(after.match?.header.seed ?? '-')) leaks.push(`step ${step}: ${viewer} was sent the seed`);
      }
      if (leaks.length > 10) break;
    }
    for (const socket of viewers) socket.close();
  }
  await server.close();
  await database.close();
  return { messages, compared, finished, leaks };
}

/** Every message somebody could get about this table by push, mail or webhook. */
async function noticesOf(table: Table, person: string): Promise<string> {
  const kinds = Object.keys(OCCASION_OF) as readonly NoticeKind[];
  const options = { say, person: { id: person, language: 'en' }, address: '', waiting: 1, now: NOW };
  const items = kinds.map((kind) => ({ kind, table, by: 'P0' }));
  const alone = await Promise.all(items.map((item) => compose([item], options)));
  return JSON.stringify([...alone, await compose(items, options)]);
}

function difference(a: string, b: string): string {
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  return `…${a.slice(Math.max(0, from - 60), from + 60)} | …${b.slice(Math.max(0, from - 60), from + 60)}`;
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
