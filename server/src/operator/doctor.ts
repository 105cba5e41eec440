import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Phrase, phrase } from '@moonstaff/kernel';
import { createTransport } from 'nodemailer';
import { lastReport } from '../backups/report.ts';
import type { Config } from '../config.ts';
import { openStore } from '../store/index.ts';

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
  if (config.smtp !== undefined) yield await checkMail(config.smtp.url);
  if (config.publicUrl !== undefined) yield* checkAddress(config.publicUrl);
}

async function* checkDatabase({ database, backups }: Config): AsyncGenerator<Finding> {
  const store = await openStore(database);
  try {
    await store.sql.read('SELECT 1 AS one');
    yield fine(phrase('server.doctor.database'));
    if (backups === undefined) {
      yield wrong(phrase('server.doctor.noBackups', { setting: 'BACKUP_DIR' }));
      return;
    }
    const last = await lastReport(store);
    if (last === undefined) yield wrong(phrase('server.doctor.noBackupYet'));
    else if (last.error !== undefined) yield wrong(phrase('server.doctor.backupFailed', { error: last.error }));
    else yield fine(phrase('server.doctor.backup', { file: last.file }));
  } finally {
    await store.close();
  }
}

async function checkDisk(where: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(where);
  const gigabytes = (bavail * bsize) / 1e9;
  const free = gigabytes.toFixed(1);
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
  try {
    const { ok, status } = await ask('/healthz');
    if (!ok) throw new Error(`HTTP ${status}`);
  } catch (error) {
    yield wrong(phrase('server.doctor.noAnswer', { url, error: reasonOf(error) }));
    return;
  }
  yield fine(phrase('server.doctor.address', { url }));
  // An empty request changes nothing. The server refuses its content, unless it takes it for one of another site.
  const headers = { 'content-type': 'application/json', origin: new URL(url).origin };
  const { status } = await ask('/api/guest', { method: 'POST', headers, body: '{}' });
  if (status === 403) yield wrong(phrase('server.doctor.headers', { url, page: 'docs/hosting.md' }));
  if ((await ask('/metrics')).ok) yield wrong(phrase('server.doctor.metrics', { url: `${url}/metrics` }));
}
