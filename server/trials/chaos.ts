/**
 * A bad day in fast motion: servers are killed, frozen and flooded, connections to the database are cut, hung and slowed down, the
 * database crashes, the disk fills up, clocks jump. People keep playing, and at the end we compare what they were sent
 * with what's stored.
 * Ctrl+C ends it early, after the current round, with a report.
 * `npm run chaos -- [--nodes 1] [--rounds 100] [--faults kill,freeze] [--tables 8] [--game sample] [--record]`
 */
import { parseArgs } from 'node:util';
import { FAULTS, type Fault, type FaultName, type Scene } from './faults.ts';
import { gameNamed } from './games.ts';
import { type Inspection, inspect } from './inspect.ts';
import { type Player, seatPlayers } from './players.ts';
import { conclude } from './record.ts';
import { openScene } from './scene.ts';

export interface ChaosOptions {
  /** One node runs on SQLite, several on PostgreSQL. */
  readonly nodes: number;
  /** How often to run through all faults. */
  readonly rounds: number;
  readonly faults: readonly FaultName[];
  readonly tables: number;
  readonly game: string;
  /** Ends the trial after the current round. What was done until then counts. */
  readonly stop?: AbortSignal;
  readonly progress?: (line: string) => void;
}

export interface ChaosReport extends Inspection {
  readonly nodes: number;
  /** How often each fault occurred. */
  readonly faults: Readonly<Partial<Record<FaultName, number>>>;
  readonly acknowledged: number;
  /** Servers that exited by themselves. */
  readonly exits: number;
  /** The longest wait for progress after a fault was healed, in milliseconds. */
  readonly longestStall: number;
}

/** The faults that apply to this number of nodes. */
export const faultsFor = (nodes: number): readonly FaultName[] =>
  Object.entries(FAULTS).flatMap(([name, { on }]) =>
    on === 'any' || on === (nodes > 1 ? 'postgres' : 'sqlite') ? [name as FaultName] : [],
  );

export async function chaos(options: ChaosOptions): Promise<ChaosReport> {
  const game = await gameNamed(options.game);
  const scene = await openScene(options.nodes, options.game);
  const urls = scene.nodes.map(({ url }) => url);
  const players: Player[] = [];
  try {
    for (let i = 0; i < options.tables; i++) players.push(...(await seatPlayers(urls, game, `T${i}`)));
    const playing = players.map((player) => player.play());
    const faults = await causeFaults(options, scene, players);
    for (const player of players) player.stop();
    await Promise.all(playing);
    const found = await inspect(scene.where, game, players);
    const exits = scene.nodes.filter((node) => node.ended).length;
    return { nodes: options.nodes, acknowledged: acknowledgedBy(players), exits, ...faults, ...found };
  } finally {
    for (const player of players) player.close();
    await scene.close();
  }
}

/** Causes all faults, round by round. */
async function causeFaults(
  { rounds, faults: names, stop, progress }: ChaosOptions,
  scene: Scene,
  players: readonly Player[],
): Promise<Pick<ChaosReport, 'faults' | 'longestStall'>> {
  const faults: Partial<Record<FaultName, number>> = {};
  let longestStall = 0;
  for (let round = 0; round < rounds && stop?.aborted !== true; round++) {
    for (const name of names) {
      const stall = await strike(FAULTS[name], scene, round, players).catch((cause: unknown) => {
        throw new Error(`${name}, round ${round + 1}: ${scene.nodes.map((node) => node.errors.join('')).join('\n')}`, {
          cause,
        });
      });
      longestStall = Math.max(longestStall, Math.round(stall));
      faults[name] = (faults[name] ?? 0) + 1;
    }
    progress?.(`${round + 1}/${rounds}: ${acknowledgedBy(players)} acknowledged, longest stall ${longestStall} ms`);
  }
  return { faults, longestStall };
}

/** A player who waits longer than this is stuck, in milliseconds. */
const STUCK_AFTER = 60_000;

/** Causes a fault under load, heals it, and waits until everyone plays again. Returns how long that took. */
async function strike(
  { strike: begin, heal }: Fault,
  scene: Scene,
  round: number,
  players: readonly Player[],
): Promise<number> {
  await progressOf(players);
  await begin(scene, round);
  await heal(scene, round);
  const began = performance.now();
  await progressOf(players);
  return performance.now() - began;
}

/** Waits until every table has a new acknowledged command. */
async function progressOf(players: readonly Player[]): Promise<void> {
  const before = new Map(players.map((player) => [player, player.acknowledged.size]));
  const tables = new Set(players.map(({ table }) => table));
  const deadline = performance.now() + STUCK_AFTER;
  const moved = (table: string): boolean =>
    players.some((player) => player.table === table && player.acknowledged.size > (before.get(player) ?? 0));
  while (![...tables].every(moved)) {
    if (performance.now() > deadline) throw new Error('a player is stuck');
    await new Promise((done) => setTimeout(done, 10));
  }
}

const acknowledgedBy = (players: readonly Player[]): number =>
  players.reduce((sum, player) => sum + player.acknowledged.size, 0);

export const isGood = ({ lost, doubled, astray, exits, acknowledged }: ChaosReport): boolean =>
  lost.length + doubled.length + astray.length + exits === 0 && acknowledged > 0;

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      nodes: { type: 'string', default: '1' },
      rounds: { type: 'string', default: '100' },
      faults: { type: 'string' },
      tables: { type: 'string', default: '8' },
      game: { type: 'string', default: 'sample' },
      record: { type: 'boolean', default: false },
    },
  });
  const nodes = Number(values.nodes);
  const known = faultsFor(nodes);
  const faults = values.faults === undefined ? known : known.filter((name) => values.faults?.split(',').includes(name));
  if (faults.length === 0) throw new Error(`--faults: with ${nodes} nodes there are ${known.join(', ')}`);
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const report = await chaos({
    nodes,
    rounds: Number(values.rounds),
    faults,
    tables: Number(values.tables),
    game: values.game,
    stop: stop.signal,
    progress: (line) => process.stderr.write(`${line}\n`),
  });
  const some = faults.length === known.length ? '' : `, only ${faults.join(', ')}`;
  const name = `chaos, ${nodes === 1 ? 'sqlite' : `postgres, ${nodes} nodes`}${some}`;
  await conclude(name, report, isGood(report), values.record);
}
