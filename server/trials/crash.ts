/**
 * Kills servers again and again under load and counts what was lost.
 * `node server/trials/crash.ts [--kills 50] [--nodes 1] [--tables 8] [--game sample]`
 */
import { parseArgs } from 'node:util';
import { type AnyGame, at, canonical } from '@moonstaff/kernel';
import { openStore } from '@moonstaff/server/operator';
import { loadTable } from '../src/host/load.ts';
import { gameNamed } from './games.ts';
import { type Player, seatPlayers } from './players.ts';
import { databaseEnv, freePort, NodeProcess } from './process.ts';
import { conclude } from './record.ts';

export interface CrashOptions {
  readonly database: string;
  readonly nodes: number;
  readonly kills: number;
  readonly tables: number;
  readonly game: string;
  /** Milliseconds between kills. */
  readonly pause?: number;
}

export interface CrashReport {
  readonly kills: number;
  readonly acknowledged: number;
  readonly records: number;
  /** Acknowledged actions that are not in the store as acknowledged. */
  readonly lost: readonly string[];
  /** Clients whose last state is not what a replay of the records gives. */
  readonly astray: readonly string[];
}

export async function crash(options: CrashOptions): Promise<CrashReport> {
  const game = await gameNamed(options.game);
  const env = databaseEnv(options.database);
  const nodes = await Promise.all(
    Array.from({ length: options.nodes }, async () => new NodeProcess(await freePort(), env)),
  );
  await Promise.all(nodes.map((node) => node.start()));
  const players: Player[] = [];
  for (let i = 0; i < options.tables; i++) {
    players.push(
      ...(await seatPlayers(
        nodes.map(({ url }) => url),
        game,
        `T${i}`,
      )),
    );
  }
  const playing = players.map((player) => player.play());
  for (let kill = 0; kill < options.kills; kill++) {
    await new Promise((done) => setTimeout(done, options.pause ?? 400));
    const victim = at(nodes, kill % nodes.length);
    await victim.kill();
    await victim.start();
  }
  await new Promise((done) => setTimeout(done, 500));
  for (const player of players) player.stop();
  await Promise.all(playing);
  const report = await inspect(options, game, players);
  for (const player of players) player.close();
  await Promise.all(nodes.map((node) => node.kill('SIGTERM')));
  return report;
}

/** Compares what people were told with what the store holds. */
async function inspect(options: CrashOptions, game: AnyGame, players: readonly Player[]): Promise<CrashReport> {
  const store = await openStore(options.database);
  const lost: string[] = [];
  const astray: string[] = [];
  let records = 0;
  for (const table of new Set(players.map((player) => player.table))) {
    const stored = await store.tables.records(table);
    records += stored.length;
    if (stored.some(({ seq }, index) => seq !== index + 1)) lost.push(`${table}: gap`);
    const truth = await loadTable(store, new Map([[game.id, game]]), table);
    for (const player of players.filter((each) => each.table === table)) {
      for (const [id, seq] of player.acknowledged) {
        const here = stored.filter(({ sender, command }) => sender === player.person && command === id);
        if (here.length !== 1 || here[0]?.seq !== seq) lost.push(`${table} ${id}: told ${seq}, found ${here.length}`);
      }
      await player.caughtUp(stored.length);
      const view = truth?.match && game.view(truth.match.state, player.seat);
      if (canonical(player.view) !== canonical(JSON.parse(JSON.stringify(view))))
        astray.push(`${table} seat ${player.seat}`);
      if (player.seqs.some((seq, index) => seq !== index + 1))
        astray.push(`${table} seat ${player.seat}: a gap or a double`);
    }
  }
  await store.close();
  const acknowledged = players.reduce((sum, player) => sum + player.acknowledged.size, 0);
  return { kills: options.kills, acknowledged, records, lost, astray };
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '50' },
      nodes: { type: 'string', default: '1' },
      tables: { type: 'string', default: '8' },
      game: { type: 'string', default: 'sample' },
      record: { type: 'boolean', default: false },
    },
  });
  const { openTrialDatabase } = await import('./database.ts');
  const nodes = Number(values.nodes);
  const database = await openTrialDatabase(nodes > 1 ? 'postgres' : 'sqlite');
  const report = await crash({
    database: database.where,
    nodes,
    kills: Number(values.kills),
    tables: Number(values.tables),
    game: values.game,
  });
  await database.close();
  const passed = report.lost.length + report.astray.length === 0 && report.acknowledged > 0;
  await conclude(`crash, ${nodes > 1 ? `postgres, ${nodes} nodes` : 'sqlite'}`, report, passed, values.record);
}
