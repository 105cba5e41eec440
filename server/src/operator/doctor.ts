import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Phrase, phrase } from '@moonstaff/kernel';
import { createTransport } from 'nodemailer';
import { WebSocket } from 'ws';
import { lastReport } from '../backups/report.ts';
import type { BackupPlan, Config } from '../config.ts';
import { openStore, type Store } from '../store/index.ts';
import { text } from '../store/sql.ts';
import { checkChains } from './chains.ts';

export interface Finding {
  readonly fine: boolean;
  readonly phrase: Phrase;
}

const fine = (said: Phrase): Finding => ({ fine: true, phrase: said });
const wrong = (said: Phrase): Finding => ({ fine: false, phrase: said });

/** Less than this is too little to keep playing for long. */
const LEAST_GB = 1;
const TIMEOUT = 5000;

const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : String(error);

/** Looks at everything a server needs and says what to do about what's wrong. The settings have been read already. */
export async function* doctor(config: Config): AsyncGenerator<Finding> {
  yield fine(phrase('server.doctor.settings'));
  yield* checkDatabase(config);
  if (!/^postgres/.test(config.database)) yield await checkDisk(dirname(config.database));
  if (config.backups !== undefined && existsSync(config.backups.folder)) yield await checkDisk(config.backups.folder);
  if (config.smtp !== undefined) yield await checkMail(config.smtp.url);
  if (config.publicUrl !== undefined) yield* checkAddress(config.publicUrl);
}

async function* checkDatabase({ database, backups, allowedUnsafe }: Config): AsyncGenerator<Finding> {
  const setting = /^postgres/.test(database) ? 'DATABASE_URL' : 'DATA_DIR';
  let store: Store;
  try {
    store = await openStore(database);
  } catch (error) {
    yield wrong(phrase('server.doctor.databaseFailed', { error: reasonOf(error), setting }));
    return;
  }
  try {
    const problems = await damageOf(store);
    yield problems === undefined
      ? fine(phrase('server.doctor.database'))
      : wrong(phrase('server.doctor.databaseFailed', { error: problems, setting }));
    if (problems === undefined) yield await checkTables(store);
    const off = await store.sql.unsafe();
    const refused = off.filter((name) => !allowedUnsafe.includes(name));
    const unsafe = { off: refused, setting: 'ALLOW_UNSAFE_DATABASE', example: off.join() };
    if (refused.length > 0) yield wrong(phrase('server.database.unsafe', unsafe));
    yield backups === undefined
      ? wrong(phrase('server.doctor.noBackups', { setting: 'BACKUP_DIR' }))
      : await checkBackups(store, backups);
    yield* checkPushes(store);
  } finally {
    await store.close();
  }
}

/** What the database itself finds wrong with its file. PostgreSQL watches over its own. */
async function damageOf({ sql }: Store): Promise<string | undefined> {
  try {
    if (sql.kind === 'postgres') await sql.read('SELECT 1 AS one');
    const rows = sql.kind === 'sqlite' ? await sql.read('PRAGMA quick_check(1)') : [];
    return rows.map((row) => text(row, 'quick_check')).find((line) => line !== 'ok');
  } catch (error) {
    return reasonOf(error);
  }
}

async function checkTables(store: Store): Promise<Finding> {
  const { tables, damaged } = await checkChains(store);
  if (damaged.length === 0) return fine(phrase('server.doctor.tables', { tables }));
  const list = damaged.map(({ table, seq }) => `${table} (${seq})`).join(', ');
  return wrong(phrase('server.doctor.tablesDamaged', { list, command: 'remove-table' }));
}

async function checkBackups(store: Store, { every }: BackupPlan): Promise<Finding> {
  const last = await lastReport(store);
  if (last === undefined) return wrong(phrase('server.doctor.noBackupYet'));
  if (last.error !== undefined) return wrong(phrase('server.doctor.backupFailed', { error: last.error }));
  const late = Date.now() - last.at > 2 * every;
  return late
    ? wrong(phrase('server.doctor.backupOld', { file: last.file }))
    : fine(phrase('server.doctor.backup', { file: last.file }));
}

/** Nearly all browsers share a handful of push services. */
const MOST_SERVICES = 5;

/** Whether the services that browsers get their pushes from can be reached, and whether the last pushes arrived. */
async function* checkPushes({ sql }: Store): AsyncGenerator<Finding> {
  const rows = await sql.read(`SELECT target, fault FROM ways WHERE kind = 'push' AND is_on = 1`);
  if (rows.length === 0) return;
  const services = [...new Set(rows.map((row) => new URL(text(row, 'target')).origin))].slice(0, MOST_SERVICES);
  for (const service of services) {
    try {
      // Any answer will do.
      await fetch(service, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT) });
      yield fine(phrase('server.doctor.push', { service }));
    } catch (error) {
      yield wrong(phrase('server.doctor.pushFailed', { service, error: reasonOf(error) }));
    }
  }
  const failed = rows.filter(({ fault }) => fault !== undefined).length;
  if (failed > 0) yield wrong(phrase('server.doctor.pushFaults', { failed, all: rows.length, event: 'reach.failed' }));
}

async function checkDisk(where: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(where);
  const gigabytes = (bavail * bsize) / 1e9;
  const free = Math.round(gigabytes * 10) / 10;
  return gigabytes < LEAST_GB
    ? wrong(phrase('server.doctor.diskLow', { free, where }))
    : fine(phrase('server.doctor.disk', { free, where }));
}

async function checkMail(url: string): Promise<Finding> {
  const transport = createTransport({ url, connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT });
  try {
    await transport.verify();
    return fine(phrase('server.doctor.mail'));
  } catch (error) {
    return wrong(phrase('server.doctor.mailFailed', { error: reasonOf(error), setting: 'SMTP_URL' }));
  } finally {
    transport.close();
  }
}

/** Goes the way browsers go, from outside in. */
async function* checkAddress(url: string): AsyncGenerator<Finding> {
  const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${url}${path}`, { ...init, signal: AbortSignal.timeout(TIMEOUT) });
  let seenAsSecure = false;
  try {
    const { ok, status, headers } = await ask('/healthz');
    if (!ok) throw new Error(`HTTP ${status}`);
    seenAsSecure = headers.has('strict-transport-security');
  } catch (error) {
    yield wrong(phrase('server.doctor.noAnswer', { url, error: reasonOf(error) }));
    return;
  }
  yield fine(phrase('server.doctor.address', { url }));
  // An empty request changes nothing. The server refuses its content, unless it takes it for one of another site.
  if (url.startsWith('https:') && !seenAsSecure)
    yield wrong(
      phrase('server.doctor.insecure', { scheme: 'https', header: 'X-Forwarded-Proto', setting: 'TRUST_PROXY' }),
    );
  const headers = { 'content-type': 'application/json', origin: new URL(url).origin };
  const { status } = await ask('/api/guest', { method: 'POST', headers, body: '{}' });
  if (status === 403 || status === 421) yield wrong(phrase('server.doctor.headers', { url, page: 'docs/hosting.md' }));
  yield (await opensSocket(url))
    ? fine(phrase('server.doctor.socket'))
    : wrong(phrase('server.doctor.noSocket', { url, kind: 'WebSocket', page: 'docs/hosting.md' }));
  if ((await ask('/metrics')).ok) yield wrong(phrase('server.doctor.metrics', { url: `${url}/metrics` }));
}

/** Whether a page from this address gets a socket. */
const opensSocket = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { origin } = new URL(url);
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/socket`, { origin, handshakeTimeout: TIMEOUT });
    socket.on('open', () => socket.close()).on('open', () => resolve(true));
    socket.on('error', () => resolve(false));
  });
