import { readFileSync } from 'node:fs';
import type { HostPage } from '@moonstaff/client';
import { type Phrase, phrase } from '@moonstaff/kernel';
import { z } from 'zod';
import { LOG_LEVELS } from './logger.ts';
import { BOT_TOKEN } from './reach/telegram.ts';

/** One variable: which values it accepts, and what to say about others. */
interface Setting<Type extends z.ZodType = z.ZodType> {
  readonly type: Type;
  readonly wrong: (name: string, given: string) => Phrase;
}

const whole = (min: number, max: number, preset: number) => ({
  type: z.coerce.number().int().min(min).max(max).default(preset),
  wrong: (name: string, given: string): Phrase =>
    phrase('server.settings.whole', { name, given, min: `${min}`, max: `${max}`, example: `${preset}` }),
});

const fraction = (min: number, max: number, preset: number) => ({
  type: z.coerce.number().min(min).max(max).default(preset),
  wrong: (name: string, given: string): Phrase =>
    phrase('server.settings.number', { name, given, min: `${min}`, max: `${max}`, example: `${preset}` }),
});

const oneOf = <const Known extends string>(known: readonly Known[], preset: NoInfer<Known>) => ({
  type: z.enum(known).default(preset),
  wrong: (name: string, given: string): Phrase => phrase('server.settings.choice', { name, given, known: [...known] }),
});

/** The message doesn't repeat the value, which may contain a password. */
const like = <Type extends z.ZodType>(example: string, type: Type): Setting<Type> => ({
  type,
  wrong: (name) => phrase('server.settings.form', { name, example }),
});

export const DATABASE_EXAMPLE = 'postgres://user:password@localhost:5432/moonstaff';
const SENDER_EXAMPLE = 'Moonstaff <moonstaff@play.example>';
const SMTP_EXAMPLE = 'smtps://user:password@mail.example';

/** Safety settings of PostgreSQL that an operator may allow to be off. */
const UNSAFE_LIST = /^(fsync|synchronous_commit|full_page_writes)(,(fsync|synchronous_commit|full_page_writes))*$/;

const NAME_LIST = /^[A-Za-z0-9._-]+(,[A-Za-z0-9._-]+)*$/;
const HOST_LIST = /^[A-Za-z0-9.-]+(,[A-Za-z0-9.-]+)*$/;

/** Whether this machine knows the time zone. */
function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** All environment variables. docs/operating.md explains each. */
const SETTINGS = {
  PORT: whole(0, 65535, 8420),
  HOST: like('127.0.0.1', z.string().default('0.0.0.0')),
  DATA_DIR: like('data', z.string().default('data')),
  DATABASE_URL: like(DATABASE_EXAMPLE, z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  PUBLIC_URL: like('https://play.example', z.url({ protocol: /^https?$/ }).optional()),
  ALLOWED_HOSTS: like('games.example,nas.lan', z.stringFormat('names', HOST_LIST).optional()),
  TRUST_PROXY: oneOf(['0', '1'], '0'),
  HSTS_SUBDOMAINS: oneOf(['0', '1'], '0'),
  UNUSED_SESSION_DAYS: whole(1, 180, 90),
  REQUIRE_SECOND_FACTOR: like('anna,bert', z.stringFormat('names', NAME_LIST).optional()),
  SMTP_URL: like(SMTP_EXAMPLE, z.url({ protocol: /^smtps?$/ }).optional()),
  SMTP_FROM: like(SENDER_EXAMPLE, z.string().min(3).optional()),
  TELEGRAM_BOT_TOKEN: like('123456:AAE…', z.stringFormat('token', BOT_TOKEN).optional()),
  IMPRINT: like('https://play.example/imprint', z.string().optional()),
  PRIVACY: like('privacy.txt', z.string().optional()),
  FORGET_GUESTS_DAYS: whole(0, 36_500, 365),
  LOG_LEVEL: oneOf(LOG_LEVELS, 'info'),
  BOT_WORKERS: whole(1, 64, 1),
  BOT_SECONDS: fraction(0.1, 60, 2),
  BOT_PACE_MS: whole(0, 10_000, 600),
  NOTICE_DELAY_SECONDS: whole(0, 86_400, 120),
  IDLE_MINUTES: whole(1, 1440, 10),
  PATIENCE_MINUTES: whole(1, 10_080, 10),
  SOCKETS_PER_ADDRESS: whole(1, 100_000, 100),
  TIME_ZONE: like('Europe/Prague', z.string().refine(isZone).optional()),
  BACKUP_DIR: like('backups', z.string().optional()),
  BACKUP_HOURS: fraction(0.1, 500, 24),
  BACKUP_KEEP: whole(1, 10_000, 7),
  ALLOW_UNSAFE_DATABASE: like('synchronous_commit', z.stringFormat('names', UNSAFE_LIST).optional()),
} satisfies { readonly [name: string]: Setting };

type Name = keyof typeof SETTINGS;
type Settings = { readonly [N in Name]: z.infer<(typeof SETTINGS)[N]['type']> };

/** Backups the server makes by itself. */
export interface BackupPlan {
  readonly folder: string;
  /** Milliseconds from one to the next. */
  readonly every: number;
  /** How many to keep. */
  readonly keep: number;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** A PostgreSQL URL or the path of an SQLite file. */
  readonly database: string;
  readonly publicUrl?: string;
  /** Names the server answers to, besides its own. */
  readonly allowedHosts: readonly string[];
  readonly trustProxy: boolean;
  /** Whether browsers should use https for all subdomains too. */
  readonly hstsSubdomains: boolean;
  /** Sessions that haven't been used for this many days end. */
  readonly unusedSessionDays: number;
  /** User names that must have a second factor, in lower case, or `everyone`. */
  readonly secondFactorFor: readonly string[];
  readonly smtp?: { readonly url: string; readonly from: string };
  /** Pages of the host, each an address or a file with text. */
  readonly pages: { readonly [Page in HostPage]?: string };
  /** Guests who haven't been here for this many days are forgotten. None: never. */
  readonly forgetGuests: number;
  /** The token of the bot that sends messages over Telegram. */
  readonly telegramToken?: string;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly botWorkers: number;
  readonly botBudget: number;
  readonly botPace: number;
  readonly noticeDelay: number;
  readonly idleAfter: number;
  readonly patience: number;
  readonly socketsPerAddress: number;
  /** Where it has to be midnight for a new day. */
  readonly timeZone: string;
  readonly backups?: BackupPlan;
  /** Safety settings the database may have switched off, even though moves could get lost. */
  readonly allowedUnsafe: readonly string[];
}

/** What's wrong with the environment, one phrase per variable. */
export class ConfigError extends Error {
  readonly problems: readonly Phrase[];

  constructor(problems: readonly Phrase[]) {
    super(problems.map(({ key, args }) => `${key} ${JSON.stringify(args)}`).join('\n'));
    this.problems = problems;
  }
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Environment = { readonly [name: string]: string | undefined };

/** They may also come from a file, which `NAME_FILE` names: vaults, systemd and containers hand out secrets this way. */
const SECRETS: readonly string[] = ['DATABASE_URL', 'SMTP_URL', 'TELEGRAM_BOT_TOKEN'] satisfies readonly Name[];

/** An empty variable counts as unset, as in most `.env` files. */
function given(env: Environment, name: string, problems: Phrase[]): string | undefined {
  const file = SECRETS.includes(name) ? env[`${name}_FILE`] : undefined;
  if (env[name] || !file) return env[name] || undefined;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    problems.push(phrase('server.settings.file', { name: `${name}_FILE`, file }));
    return undefined;
  }
}

/** Throws one error with everything that's wrong. */
function readSettings(env: Environment): Settings {
  const problems: Phrase[] = [];
  const read = Object.entries(SETTINGS).map(([name, { type, wrong }]) => {
    const value = given(env, name, problems);
    const { success, data } = type.safeParse(value);
    if (!success) problems.push(wrong(name, value ?? ''));
    return [name, data];
  });
  if (problems.length > 0) throw new ConfigError(problems);
  return Object.fromEntries(read) as Settings;
}

/** Mail needs both variables. */
function smtpOf({ SMTP_URL: url, SMTP_FROM: from }: Settings): Config['smtp'] {
  if (url !== undefined && from !== undefined) return { url, from };
  if (url === undefined && from === undefined) return undefined;
  const [given, missing, example] =
    from === undefined ? ['SMTP_URL', 'SMTP_FROM', SENDER_EXAMPLE] : ['SMTP_FROM', 'SMTP_URL', SMTP_EXAMPLE];
  throw new ConfigError([phrase('server.settings.pair', { given, missing, example })]);
}

export function readConfig(env: Environment): Config {
  const settings = readSettings(env);
  const { PUBLIC_URL } = settings;
  const smtp = smtpOf(settings);
  return {
    port: settings.PORT,
    host: settings.HOST,
    database: settings.DATABASE_URL ?? `${settings.DATA_DIR}/moonstaff.sqlite`,
    ...(PUBLIC_URL !== undefined && { publicUrl: PUBLIC_URL.replace(/\/$/, '') }),
    allowedHosts: settings.ALLOWED_HOSTS?.split(',') ?? [],
    trustProxy: settings.TRUST_PROXY === '1',
    hstsSubdomains: settings.HSTS_SUBDOMAINS === '1',
    unusedSessionDays: settings.UNUSED_SESSION_DAYS,
    secondFactorFor: settings.REQUIRE_SECOND_FACTOR?.toLowerCase().split(',') ?? [],
    ...(smtp !== undefined && { smtp }),
    pages: {
      ...(settings.IMPRINT !== undefined && { imprint: settings.IMPRINT }),
      ...(settings.PRIVACY !== undefined && { privacy: settings.PRIVACY }),
    },
    forgetGuests: settings.FORGET_GUESTS_DAYS,
    ...(settings.TELEGRAM_BOT_TOKEN !== undefined && { telegramToken: settings.TELEGRAM_BOT_TOKEN }),
    logLevel: settings.LOG_LEVEL,
    botWorkers: settings.BOT_WORKERS,
    botBudget: settings.BOT_SECONDS * 1000,
    botPace: settings.BOT_PACE_MS,
    noticeDelay: settings.NOTICE_DELAY_SECONDS * 1000,
    idleAfter: settings.IDLE_MINUTES * MINUTE,
    patience: settings.PATIENCE_MINUTES * MINUTE,
    socketsPerAddress: settings.SOCKETS_PER_ADDRESS,
    timeZone: settings.TIME_ZONE ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(settings.BACKUP_DIR !== undefined && {
      backups: { folder: settings.BACKUP_DIR, every: settings.BACKUP_HOURS * HOUR, keep: settings.BACKUP_KEEP },
    }),
    allowedUnsafe: settings.ALLOW_UNSAFE_DATABASE?.split(',') ?? [],
  };
}
