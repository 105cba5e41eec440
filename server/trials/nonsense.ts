import { newCommandId } from '@moonstaff/client';
import { type FastRandom, nextBelow } from '@moonstaff/kernel';

/** What an attacker knows. */
export interface Knowledge {
  readonly table: string;
  readonly token: string;
  /** Commands of others that were carried out. */
  readonly seen: readonly { readonly id: string; readonly command: unknown }[];
  /** Actions that are legal for another player now. */
  readonly legal: readonly unknown[];
}

type Make = (random: FastRandom, knowledge: Knowledge) => string | Buffer;

const pick = <T>(random: FastRandom, list: readonly T[]): T | undefined =>
  list[nextBelow(random, Math.max(1, list.length))];

const VALUES: readonly unknown[] = [
  0,
  -1,
  1.5,
  1e308,
  -9007199254740991,
  '',
  'x'.repeat(200),
  '\u0000',
  '\u202e',
  '💥',
  null,
  true,
  [],
  {},
  [[]],
  { type: 'act' },
  '__proto__',
  { constructor: 1 },
  "'; DROP TABLE records; --",
  '<script>alert(1)</script>',
];

export const COMMANDS: readonly unknown[] = [
  { type: 'sit' },
  { type: 'sit', seat: 0 },
  { type: 'kick', seat: 1 },
  { type: 'seat', seat: 0, to: { kind: 'open' } },
  { type: 'change', settings: { chat: false } },
  { type: 'ready', ready: true },
  { type: 'start' },
  { type: 'close' },
  { type: 'undo' },
  { type: 'redo' },
  { type: 'plan', action: { type: 'end' } },
  { type: 'resign' },
  { type: 'return' },
  { type: 'leave' },
  { type: 'chat', text: 'hello' },
  { type: 'answer', yes: true },
  { type: 'ask', proposal: { kind: 'rewind', to: 0 } },
  { type: 'ask', proposal: { kind: 'bot', seat: 0, level: 'random' } },
];

const command = (table: unknown, body: unknown, id: string = newCommandId()): string =>
  JSON.stringify({ type: 'command', id, table, command: body });

/** Removes, replaces or adds a field. */
function mutated(random: FastRandom, text: string): string {
  const data = JSON.parse(text) as Record<string, unknown>;
  const name = pick(random, Object.keys(data)) ?? 'type';
  const kind = nextBelow(random, 3);
  if (kind === 0) delete data[name];
  else if (kind === 1) data[name] = pick(random, VALUES);
  else data[`extra${nextBelow(random, 100)}`] = pick(random, VALUES);
  return JSON.stringify(data);
}

/** Kinds of nonsense: malformed, oversized, out of order, replayed, and in other people's names. */
export const NONSENSE: { readonly [kind: string]: Make } = {
  bytes: (random) => Buffer.from(Array.from({ length: 1 + nextBelow(random, 200) }, () => nextBelow(random, 256))),
  text: (random) =>
    String.fromCharCode(...Array.from({ length: nextBelow(random, 100) }, () => nextBelow(random, 0xd7ff))),
  json: (random) => JSON.stringify(pick(random, VALUES)),
  cut: (random, { table }) => command(table, pick(random, COMMANDS)).slice(0, nextBelow(random, 60)),
  deep: (random) => '['.repeat(1 + nextBelow(random, 8000)),
  nested: (random, { table }) => {
    const depth = 1 + nextBelow(random, 3000);
    const thing = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    return `{"type":"explain","id":"${newCommandId()}","table":"${table}","thing":${thing}}`;
  },
  prototype: (_, { table }) =>
    `{"__proto__":{"type":"command"},"constructor":{"prototype":{}},"type":"watch","table":"${table}","have":0}`,
  oversized: (random, { table }) =>
    command(table, { type: 'chat', text: 'x'.repeat(16_384 + nextBelow(random, 10_000)) }),
  mutated: (random, { table }) => mutated(random, command(table, pick(random, COMMANDS))),
  mutatedCommand: (random, { table }) =>
    command(table, JSON.parse(mutated(random, JSON.stringify(pick(random, COMMANDS) ?? {})))),
  elsewhere: (random) => command('A'.repeat(22), pick(random, COMMANDS)),
  outOfOrder: (random, { table, token }) =>
    JSON.stringify(
      pick(random, [
        { type: 'hello', protocol: 1, token },
        { type: 'unwatch', table },
        { type: 'watch', table, have: 999_999 },
        { type: 'watch', table, have: 0, invite: 'guess' },
        { type: 'welcome' },
      ]),
    ),
  replayed: (random, { table, seen }) => {
    const old = pick(random, seen);
    return command(table, old?.command ?? { type: 'undo' }, old?.id);
  },
  crossSeat: (random, { table, legal }) =>
    command(table, { type: 'act', action: pick(random, legal) ?? { type: 'end' } }),
  crossSeatCommand: (random, { table }) => command(table, pick(random, COMMANDS)),
  preview: (random, { table, legal }) =>
    JSON.stringify({ type: 'preview', id: newCommandId(), table, action: pick(random, legal) ?? { type: 'x' } }),
};

/** Nonsense that must stay without effect even from a player whose turn it isn't. */
export const SEATED: readonly string[] = [
  'bytes',
  'text',
  'json',
  'cut',
  'deep',
  'oversized',
  'elsewhere',
  'crossSeat',
  'replayed',
  'preview',
];
