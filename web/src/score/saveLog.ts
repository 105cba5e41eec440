import type { TableSource } from '../table/source.ts';

/** Hands the log of a finished game to the browser as a file. */
export async function saveLog(source: TableSource): Promise<void> {
  const log = await source.log();
  if (log === undefined) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([log], { type: 'application/json' }));
  link.download = 'moonstaff-log.json';
  link.click();
  URL.revokeObjectURL(link.href);
}
