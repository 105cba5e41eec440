import type { TableSource } from '../source.ts';

/** Hands a text to the browser as a file. */
export function saveFile(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Hands over the log of a finished game. */
export async function saveLog(source: TableSource): Promise<void> {
  const log = await source.log();
  if (log !== undefined) saveFile(log, 'moonstaff-log.json');
}
