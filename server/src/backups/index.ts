import { rm } from 'node:fs/promises';
import { PoolClosed, ThreadPool } from '@moonstaff/threads';
import type { BackupPlan } from '../config.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/index.ts';
import { backupFile, lastBackup, removeOldBackups } from './files.ts';
import { keepReport } from './report.ts';
import type { start } from './worker.ts';

interface BackupsOptions {
  readonly plan: BackupPlan;
  readonly database: string;
  readonly store: Store;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly now: () => number;
}

/** After a failure we try again after this long, or sooner if backups are more frequent than that. */
const RETRY_AFTER = 15 * 60_000;

/**
 * Makes backups at regular times, as long as the server runs. Each is restored into memory to see that it's whole. A
 * failed one is in the log and the metrics, and the operator's `doctor` shows it.
 */
export class Backups {
  readonly #options: BackupsOptions;
  readonly #pool: ThreadPool<typeof start>;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #lastSuccess = 0;
  #stopped = false;

  constructor(options: BackupsOptions) {
    this.#options = options;
    const module = new URL('./worker.ts', import.meta.url);
    this.#pool = new ThreadPool<typeof start>({ module, threads: 1, setup: undefined });
    const help = 'When the last checked backup was made, in seconds since 1970';
    options.metrics.gauge('moonstaff_backup_last_success_seconds', help, () => this.#lastSuccess / 1000);
  }

  /** The first is due when the last one in the folder is old enough. */
  start(): void {
    const { plan, now } = this.#options;
    try {
      this.#lastSuccess = lastBackup(plan.folder) ?? 0;
    } catch {
      // The folder can't be read. The first backup will fail and say why.
    }
    this.#schedule(this.#lastSuccess + plan.every - now());
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#pool.close();
    await this.#running;
  }

  /** Makes one now. */
  run(): Promise<void> {
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer);
    const { plan, database, now, log, metrics, store } = this.#options;
    const at = now();
    const file = backupFile(plan.folder, at);
    try {
      lastBackup(plan.folder);
      const { rows } = await this.#pool.run({ database, file });
      removeOldBackups(plan.folder, plan.keep);
      this.#lastSuccess = at;
      log.info('backup.made', { file, rows });
      metrics.backups.inc({ failed: 'false' });
      await keepReport(store, { at, file, rows });
      this.#schedule(plan.every);
    } catch (error) {
      if (error instanceof PoolClosed) return;
      // What couldn't be restored is no backup.
      await rm(file, { force: true }).catch(() => {});
      log.error('backup.failed', { file, error });
      metrics.backups.inc({ failed: 'true' });
      await keepReport(store, { at, file, error: String(error instanceof Error ? error.message : error) }).catch(
        () => {},
      );
      this.#schedule(Math.min(RETRY_AFTER, plan.every));
    }
  }

  #schedule(wait: number): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.run(), Math.max(0, wait));
    this.#timer.unref();
  }
}
