import { at, canonical, fastRandom, nextBelow } from '@moonstaff/kernel';
import { LIMITS, type RunningServer, readConfig, startServer } from '@moonstaff/server';
import { count, flag, toolArgs, word } from '@moonstaff/tools/tool-args';
import { newId } from '../src/ids.ts';
import { Attacker } from './attacker.ts';
import { openTrialDatabase } from './database.ts';
import { GAME_SOURCES, gameNamed } from './games.ts';
import { httpNonsense } from './http-nonsense.ts';
import { NO_BUDGETS } from './no-budgets.ts';
import { type Knowledge, NONSENSE, SEATED } from './nonsense.ts';
import { guest } from './players.ts';
import { rawNonsense } from './raw-nonsense.ts';
import { conclude } from './record.ts';

export interface FuzzReport {
  readonly messages: number;
  readonly requests: number;
  /** How often each refusal occurred. */
  readonly refusals: Readonly<Record<string, number>>;
  readonly cutOff: number;
  readonly faults: readonly string[];
}

export async function fuzz(options: { readonly messages: number; readonly seed: string }): Promise<FuzzReport> {
  const faults: string[] = [];
  const onFault = (error: unknown): void => {
    faults.push(`unhandled: ${String(error instanceof Error ? error.stack : error)}`);
  };
  process.on('unhandledRejection', onFault).on('uncaughtException', onFault);
  // The trial moves the clock, so that rates mean the same on every machine.
  let now = Date.now();
  const database = await openTrialDatabase('sqlite');
  const server = await startServer({
    config: {
      ...readConfig({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', NOTICE_DELAY_SECONDS: '86400' }),
      database: database.where,
    },
    games: GAME_SOURCES,
    now: () => now,
    log: (line) => faults.push(line),
    // Processor time depends on the machine. The flood trial is about that.
    limits: { ...LIMITS, ...NO_BUDGETS },
  });
  const pass = (ms: number): void => {
    now += ms;
  };
  try {
    return await attack(server, options, faults, pass);
  } finally {
    await server.close();
    await database.close();
    process.off('unhandledRejection', onFault).off('uncaughtException', onFault);
  }
}

async function attack(
  server: RunningServer,
  options: { readonly messages: number; readonly seed: string },
  faults: string[],
  pass: (ms: number) => void,
): Promise<FuzzReport> {
  const random = fastRandom(options.seed);
  const game = await gameNamed('sample');
  const people = await Promise.all(['Anna', 'Bert', 'Eve', 'Mallory'].map((name) => guest(server.url, name)));
  const [anna, bert, eve, mallory] = [at(people, 0), at(people, 1), at(people, 2), at(people, 3)];
  const open = { kind: 'open' } as const;
  const { table, invite } = await anna.api.openTable({ game: 'sample', seats: [open, open], seating: 'chosen' });
  await bert.api.command(table, { type: 'sit' }, { invite });
  await bert.api.command(table, { type: 'ready', ready: true });
  await anna.api.command(table, { type: 'start' });
  const seen: { readonly id: string; readonly command: { type: 'act'; action: { type: string } } }[] = [];
  for (const [seat, person] of [anna, bert].entries()) {
    const { match } = await server.liveTables.table(table);
    const action = game.legal(match?.state, seat)[0] as { type: string };
    const id = newId();
    await person.api.command(table, { type: 'act', action }, { id });
    seen.push({ id, command: { type: 'act', action } });
  }
  const before = await snapshot(server);
  const current = await server.liveTables.table(table);
  const active = at(current.toAct, 0);
  const legal = game.legal(current.match?.state, active);
  // Two strangers, and the player whose turn it isn't.
  const seated = at([bert, anna], active);
  let burst = 0;
  // Those who are cut off have to stay away for five minutes at most. In a burst they don't wait, and aren't let in.
  const waitOut = (): void => pass(burst > 0 ? 0 : 310_000);
  const attackers = [
    { attacker: new Attacker(server.url, eve.token, waitOut), kinds: Object.keys(NONSENSE) },
    { attacker: new Attacker(server.url, mallory.token, waitOut), kinds: Object.keys(NONSENSE) },
    { attacker: new Attacker(server.url, seated.token, waitOut), kinds: SEATED },
  ];
  for (let sent = 0; sent < options.messages; sent++) {
    const { attacker, kinds } = at(attackers, nextBelow(random, attackers.length));
    const kind = kinds[nextBelow(random, kinds.length)] ?? '';
    const knowledge: Knowledge = { table, token: eve.token, seen: seen.filter((_, seat) => seat === active), legal };
    // Mostly at the allowed rate, sometimes in bursts that hit the limits.
    if (burst > 0) burst--;
    else if (nextBelow(random, 1000) === 0) burst = 400;
    else pass(60);
    await attacker.send(NONSENSE[kind]?.(random, knowledge) ?? '', kind);
    if (sent % 2000 === 1999) faults.push(...changes(before, await snapshot(server), `after ${sent + 1} messages`));
  }
  burst = 0;
  const twentieth = Math.ceil(options.messages / 20);
  const requests =
    (await httpNonsense(server.url, twentieth, random, table, () => pass(60))) +
    (await rawNonsense(server.url, twentieth, random, waitOut));
  faults.push(...changes(before, await snapshot(server), 'at the end'));
  for (const text of attackers.flatMap(({ attacker }) => attacker.secrets))
    faults.push(`sent to a stranger: ${text.slice(0, 200)}`);
  // The players go on as if nothing had happened.
  pass(60_000);
  const player = at([anna, bert], active);
  await player.api.command(table, { type: 'act', action: at(legal as { type: string }[], 0) });
  const refusals: Record<string, number> = {};
  for (const { attacker } of attackers) {
    for (const [key, count] of attacker.refusals) refusals[key] = (refusals[key] ?? 0) + count;
    attacker.close();
  }
  if ((refusals['server.error'] ?? 0) > 0) faults.push(`${refusals['server.error']} internal errors`);
  return {
    messages: options.messages,
    requests,
    refusals,
    cutOff: attackers.reduce((sum, { attacker }) => sum + attacker.cutOff, 0),
    faults,
  };
}

type Rows = Readonly<Record<string, string>>;

/** Everything that nonsense could have changed. */
async function snapshot(server: RunningServer): Promise<Rows> {
  const rows: Record<string, string> = {};
  for (const name of ['tables', 'records', 'seats', 'plans', 'due']) {
    rows[name] = canonical(await server.store.sql.read(`SELECT * FROM ${name} ORDER BY 1, 2`));
  }
  return rows;
}

const changes = (before: Rows, after: Rows, when: string): readonly string[] =>
  Object.keys(before).flatMap((name) => (before[name] === after[name] ? [] : [`${name} changed ${when}`]));

if (import.meta.main) {
  const { values } = toolArgs({
    command: 'npm run fuzz',
    about: 'Sends nonsense with production limits and checks that it has no effect.',
    options: {
      messages: count('how many messages', 100_000),
      seed: word('WORDS', 'what the nonsense is made from', 'fuzz'),
      record: flag('keep the result in docs/trials.md'),
    },
  });
  const report = await fuzz({ messages: values.messages, seed: values.seed });
  await conclude('fuzz', report, report.faults.length === 0, values.record);
}
