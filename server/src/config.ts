import { z } from 'zod';
import { LEVELS } from './log.ts';

const flag = z.enum(['0', '1']).transform((value) => value === '1');
const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

/** Everything that is set from outside, by environment variable. docs/operating.md explains each. */
const schema = z.object({
  PORT: whole(0, 65535).default(8420),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: flag.default(false),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_FROM: z.string().min(3).optional(),
  LOG_LEVEL: z.enum(LEVELS).default('info'),
  BOT_WORKERS: whole(1, 64).default(1),
  BOT_SECONDS: z.coerce.number().min(0.1).max(60).default(2),
  BOT_PACE_MS: whole(0, 10_000).default(600),
  NOTICE_DELAY_SECONDS: whole(0, 86_400).default(120),
  IDLE_MINUTES: whole(1, 1440).default(10),
  PATIENCE_MINUTES: whole(1, 10_080).default(10),
  SOCKETS_PER_ADDRESS: whole(1, 100_000).default(100),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  /** A PostgreSQL URL, or the SQLite file. */
  readonly database: string;
  readonly publicUrl?: string;
  readonly trustProxy: boolean;
  readonly smtp?: { readonly url: string; readonly from: string };
  readonly logLevel: (typeof LEVELS)[number];
  readonly botWorkers: number;
  readonly botBudget: number;
  readonly botPace: number;
  readonly noticeDelay: number;
  readonly idleAfter: number;
  readonly patience: number;
  readonly socketsPerAddress: number;
}

/** What is wrong with the environment, one line for each variable. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`the configuration is wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

const MINUTE = 60_000;

export function readConfig(env: { readonly [name: string]: string | undefined }): Config {
  const names = Object.keys(schema.shape);
  // An empty variable is one that is not set, as in most `.env` files.
  const given = Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const { SMTP_URL, SMTP_FROM, PUBLIC_URL, DATABASE_URL, ...rest } = parsed.data;
  if ((SMTP_URL === undefined) !== (SMTP_FROM === undefined)) {
    throw new ConfigError(['SMTP_URL, SMTP_FROM: one needs the other']);
  }
  return {
    port: rest.PORT,
    host: rest.HOST,
    database: DATABASE_URL ?? `${rest.DATA_DIR}/moonstaff.sqlite`,
    ...(PUBLIC_URL !== undefined && { publicUrl: PUBLIC_URL.replace(/\/$/, '') }),
    trustProxy: rest.TRUST_PROXY,
    ...(SMTP_URL !== undefined && SMTP_FROM !== undefined && { smtp: { url: SMTP_URL, from: SMTP_FROM } }),
    logLevel: rest.LOG_LEVEL,
    botWorkers: rest.BOT_WORKERS,
    botBudget: rest.BOT_SECONDS * 1000,
    botPace: rest.BOT_PACE_MS,
    noticeDelay: rest.NOTICE_DELAY_SECONDS * 1000,
    idleAfter: rest.IDLE_MINUTES * MINUTE,
    patience: rest.PATIENCE_MINUTES * MINUTE,
    socketsPerAddress: rest.SOCKETS_PER_ADDRESS,
  };
}
