import { Refusal } from '@moonstaff/kernel';
import type { Config } from './config.ts';
import type { Logger } from './logger.ts';
import type { Store } from './store/index.ts';

/** Refuses a database that may lose confirmed commits, unless the operator accepts the risk. */
export async function demandSafety(store: Store, config: Config, log: Logger): Promise<void> {
  const off = await store.sql.unsafe();
  const refused = off.filter((name) => !config.allowedUnsafe.includes(name));
  if (refused.length > 0) {
    const example = off.join();
    throw new Refusal('server.database.unsafe', { off: refused, setting: 'ALLOW_UNSAFE_DATABASE', example });
  }
  if (off.length > 0) log.warn('database.unsafe', { off });
}

/** The sooner damage is known, the easier it is to repair. */
export async function checkAfterCrash(store: Store, log: Logger): Promise<void> {
  const problems = await store.sql.checkAfterCrash();
  if (problems === undefined) return;
  log.info('database.unclean', { problems: problems.length });
  if (problems.length > 0) log.error('database.damaged', { problems });
}
