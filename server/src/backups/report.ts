import type { Store } from '../store/index.ts';

/** How the last backup went. */
export interface BackupReport {
  readonly at: number;
  readonly file: string;
  readonly rows?: number;
  readonly error?: string;
}

const NAME = 'last-backup';

/** Keeps the report in the database, where the operator's commands find it. */
export async function keepReport({ sql }: Store, report: BackupReport): Promise<void> {
  const text = 'INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2';
  await sql.commit([{ text, values: [NAME, JSON.stringify(report)] }]);
}

export async function lastReport({ sql }: Store): Promise<BackupReport | undefined> {
  const [row] = await sql.read('SELECT value FROM settings WHERE name = $1', [NAME]);
  return row === undefined ? undefined : (JSON.parse(String(row['value'])) as BackupReport);
}
