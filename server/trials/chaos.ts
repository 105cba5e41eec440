import { choice, choices, count, flag, refuseArgs, toolArgs } from '@moonstaff/tools/tool-args';
import { Company } from './company.ts';
import { FAULTS, type Fault, type FaultName, type Scene } from './faults.ts';
import { GAME_NAMES, gameNamed } from './games.ts';
import { type Inspection, inspect } from './inspect.ts';
import { conclude, recordedReport } from './record.ts';
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
  /** How many tables were played at. */
  readonly tables: number;
  readonly acknowledged: number;
  /** Commands that were sent and not answered when a fault struck, all faults together. */
  readonly underWay: number;
  /** Servers that exited by themselves. */
  readonly exits: number;
  /** The longest wait for progress after a fault was healed, in milliseconds: of all faults, and of each. */
  readonly longestStall: number;
  readonly stalls: Readonly<Partial<Record<FaultName, number>>>;
}

/** The faults that apply to this number of nodes. */
export const faultsFor = (nodes: number): readonly FaultName[] =>
  Object.entries(FAULTS).flatMap(([name, { on }]) =>
    on === 'any' || on === (nodes > 1 ? 'postgres' : 'sqlite') ? [name as FaultName] : [],
  );

export async function chaos(options: ChaosOptions): Promise<ChaosReport> {
  const game = await gameNamed(options.game);
  const scene = await openScene(options.nodes, options.game);
  const company = new Company(
    scene.nodes.map(({ url }) => url),
    game,
  );
  try {
    await company.seat(options.tables);
    const faults = await causeFaults(options, scene, company);
    await company.stop();
    const found = await inspect(scene.where, game, company.everybody);
    const exits = scene.nodes.filter((node) => node.ended).length;
    const { acknowledged, tables } = company;
    return { nodes: options.nodes, tables, acknowledged, exits, ...faults, ...found };
  } finally {
    company.close();
    await scene.close();
  }
}

/** Causes all faults, round by round. */
async function causeFaults(
  { rounds, faults: names, stop, progress }: ChaosOptions,
  scene: Scene,
  company: Company,
): Promise<Pick<ChaosReport, 'faults' | 'underWay' | 'longestStall' | 'stalls'>> {
  const faults: Partial<Record<FaultName, number>> = {};
  const stalls: Partial<Record<FaultName, number>> = {};
  let [longestStall, underWay] = [0, 0];
  for (let round = 0; round < rounds && stop?.aborted !== true; round++) {
    for (const name of names) {
      const struck = await strike(FAULTS[name], scene, round, company).catch((cause: unknown) => {
        throw new Error(`${name}, round ${round + 1}: ${scene.nodes.map((node) => node.errors.join('')).join('\n')}`, {
          cause,
        });
      });
      const stall = Math.round(struck.stall);
      stalls[name] = Math.max(stalls[name] ?? 0, stall);
      longestStall = Math.max(longestStall, stall);
      underWay += struck.underWay;
      faults[name] = (faults[name] ?? 0) + 1;
    }
    await company.replaceFinished();
    progress?.(
      `${round + 1}/${rounds}: ${company.acknowledged} acknowledged, ${underWay} under way, longest stall ${longestStall} ms`,
    );
  }
  return { faults, underWay, longestStall, stalls };
}

/** What each player says at once right before a fault. */
const LINES = 3;
/** The fault comes 0 to 24 ms later, each time at another moment. */
const MOMENTS = 25;

/**
 * Causes a fault under load, heals it, and waits until everyone plays again. Returns how long that took, and how many commands
 * were under way when it happened.
 */
async function strike(
  { strike: begin, heal }: Fault,
  scene: Scene,
  round: number,
  company: Company,
): Promise<{ readonly stall: number; readonly underWay: number }> {
  company.rush(LINES);
  await new Promise((done) => setTimeout(done, (round * 7) % MOMENTS));
  const { unanswered: underWay } = company;
  await begin(scene, round);
  await heal(scene, round);
  const began = performance.now();
  await company.progress();
  return { stall: performance.now() - began, underWay };
}

export const isGood = ({ lost, doubled, astray, exits, acknowledged, views }: ChaosReport): boolean =>
  lost.length + doubled.length + astray.length + exits === 0 && acknowledged > 0 && views > 0;

/** Earlier versions of this trial recorded less. */
type EarlierReport = Omit<ChaosReport, 'views' | 'stalls'> & Partial<Pick<ChaosReport, 'views' | 'stalls'>>;

/** Two runs as one. */
function together(a: EarlierReport, b: ChaosReport): ChaosReport {
  const names = [...new Set([...Object.keys(a.faults), ...Object.keys(b.faults)])] as readonly FaultName[];
  const { stalls = {} } = a;
  return {
    nodes: b.nodes,
    tables: a.tables + b.tables,
    acknowledged: a.acknowledged + b.acknowledged,
    underWay: a.underWay + b.underWay,
    exits: a.exits + b.exits,
    faults: Object.fromEntries(names.map((name) => [name, (a.faults[name] ?? 0) + (b.faults[name] ?? 0)])),
    longestStall: Math.max(a.longestStall, b.longestStall),
    stalls: Object.fromEntries(names.map((name) => [name, Math.max(stalls[name] ?? 0, b.stalls[name] ?? 0)])),
    records: a.records + b.records,
    // Earlier records compared only the last ones.
    views: (a.views ?? 0) + b.views,
    lost: [...a.lost, ...b.lost],
    doubled: [...a.doubled, ...b.doubled],
    astray: [...a.astray, ...b.astray],
  };
}

if (import.meta.main) {
  const command = 'npm run chaos';
  const { values } = toolArgs({
    command,
    about: `A bad day in fast motion: servers are killed, frozen and flooded, connections to the database are cut, hung and slowed
down, the database crashes, the disk fills up, clocks jump. People keep playing, and at the end we compare everything they
were sent, every single view, with what's stored. Ctrl+C ends it early, after the current round, with a report.`,
    options: {
      nodes: count('one node runs on SQLite, several on PostgreSQL', 1),
      rounds: count('how often to run through all faults', 100),
      faults: choices('FAULT,…', Object.keys(FAULTS), 'only these'),
      tables: count('how many tables people play at', 8),
      game: choice(GAME_NAMES, 'what they play', 'sample'),
      record: flag('keep the result in docs/trials.md'),
      add: flag('with --record: also count what earlier runs recorded'),
    },
  });
  const { nodes, rounds, tables, game } = values;
  const known = faultsFor(nodes);
  const faults = known.filter((name) => values.faults.length === 0 || values.faults.includes(name));
  if (faults.length === 0) refuseArgs(command, `with ${nodes} nodes the faults are ${known.join(', ')}`);
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const report = await chaos({
    nodes,
    rounds,
    faults,
    tables,
    game,
    stop: stop.signal,
    progress: (line) => process.stderr.write(`${line}\n`),
  });
  const some = faults.length === known.length ? '' : `, only ${faults.join(', ')}`;
  const name = `chaos, ${nodes === 1 ? 'sqlite' : `postgres, ${nodes} nodes`}${some}`;
  const before = values.add ? recordedReport<ChaosReport>(name) : undefined;
  const total = before === undefined ? report : together(before, report);
  await conclude(name, total, isGood(total), values.record);
}
