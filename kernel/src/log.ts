import { z } from 'zod';
import { LOG_FORMAT, LOG_VERSION } from './log-format.ts';
import type { Options } from './options.ts';
import type { Seed } from './random.ts';
import { Refusal } from './refusal.ts';

const seat = z.int().min(0);
const seed = z.string().regex(/^[0-9a-f]{64}$/);

const entry = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('act'), seat, action: z.looseObject({ type: z.string() }) }),
  z.strictObject({ kind: z.literal('undo'), seat }),
  z.strictObject({ kind: z.literal('redo'), seat }),
  z.strictObject({ kind: z.literal('rewind'), to: z.int().min(0), entropy: seed }),
]);

/** The file form of a log. Its JSON schema is published as `docs/log.schema.json`. */
export const logSchema = z.strictObject({
  format: z.literal(LOG_FORMAT),
  /** What the hash at the end covers: in format 1 the whole state, since format 2 what people could see and count. */
  version: z.literal([1, LOG_VERSION]),
  game: z.string(),
  rules: z.int().min(1),
  options: z.record(z.string(), z.union([z.string(), z.number()])),
  seats: z.int().min(1),
  seed,
  entries: z.array(entry),
  /** Where the log ends, so that we notice one cut short. */
  end: z.strictObject({ entries: z.int().min(0), hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  /** What somebody wrote about the game, such as an analysis. It changes nothing, and nobody has to understand it. */
  notes: z.unknown().optional(),
});

export type LogVersion = z.infer<typeof logSchema>['version'];

/** One thing that was done at the table. */
export type Entry = z.infer<typeof entry>;

/** What a table was set up with. `seed` makes it a cheat sheet: it stays sealed until the game is over. */
export interface LogHeader {
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly seats: number;
  readonly seed: Seed;
}

export interface Log extends LogHeader {
  readonly format: typeof LOG_FORMAT;
  readonly version: LogVersion;
  readonly entries: readonly Entry[];
  readonly end: { readonly entries: number; readonly hash: string };
  readonly notes?: unknown;
}

/** Reads a log file. Refuses anything else, with the position and the reason. */
export function parseLog(text: string): Log {
  const data = parseJson(text);
  if (typeof data !== 'object' || data === null || !('format' in data) || data.format !== LOG_FORMAT) {
    throw new Refusal('log.foreign', { expected: LOG_FORMAT });
  }
  if (!('version' in data) || !logSchema.shape.version.safeParse(data.version).success) {
    throw new Refusal('log.version', { version: String('version' in data ? data.version : ''), known: LOG_VERSION });
  }
  const parsed = logSchema.safeParse(data);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Refusal('log.shape', { position: issue?.path.join('.') ?? '', reason: issue?.message ?? '' });
  }
  const log = parsed.data;
  if (log.entries.length !== log.end.entries) {
    throw new Refusal('log.truncated', { entries: log.entries.length, expected: log.end.entries });
  }
  return log;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal('log.json', { reason: error instanceof Error ? error.message : '', length: text.length });
  }
}
